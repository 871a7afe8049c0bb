import type { CompletionWords } from '../../core/reference/completion-words';
import type { StoryMessage } from '../engine/game-view';

/** What the editor shows and whom it tells. */
export interface InkEditorContent {
  /** Name of the file, which has a history of its own; null is the main one. */
  file: string | null;
  text: string;
  onChange: (text: string) => void;
  messages: readonly StoryMessage[];
  /** The texts of the other files, whose names are offered too. */
  otherFiles: Readonly<Record<string, string>>;
  /** Words of the engine, or null while they are not there. */
  words: CompletionWords | null;
  /** Told when somebody begins to write, who may be offered words. */
  onWriting?: () => void;
  label: string;
}

/** The same, with what the component around the editor adds. */
export interface InkEditorOptions extends InkEditorContent {
  describedBy: string;
  onLeaving: (isLeaving: boolean) => void;
}
