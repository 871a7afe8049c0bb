import { useState, type ReactNode } from 'react';
import { CommandBus } from '../../base/browser/command-bus';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type { EditorCommands } from '../editor/ink-editor-content';
import { OpenStoryProvider } from '../editor/open-story';
import type { GameView } from '../player/engine/game-view';
import { useEngine } from '../player/engine/use-engine';
import { EditorPane } from './EditorPane';
import { PlayPane, type PlayPaneProps } from './PlayPane';
import * as styles from './Workshop.module.css';

const noMessages: readonly StoryMessage[] = [];

interface WorkshopProps extends Pick<
  PlayPaneProps,
  'compiled' | 'start' | 'title' | 'address' | 'assets' | 'onClose' | 'renderPlayer'
> {
  /** The program to play and edit; the parent component owns it. */
  program: StoryProgram;
  /** What “reset” restores. */
  original: StoryProgram;
  onReset: () => void;
  isEditing: boolean;
  /** Whether the story, or the editor if it is shown, takes the focus once it is loaded. */
  takesFocus: boolean;
  /** What the page around it asks of the editor. */
  editor?: CommandBus<EditorCommands>;
  /** Whether there can be more than one file. */
  hasFiles: boolean;
  /** Shown above the editor. */
  head: ReactNode;
  /** Shown between the editor and the story, which has these messages. */
  renderBetween?: ((messages: readonly StoryMessage[]) => ReactNode) | undefined;
  onChange: (program: StoryProgram) => void;
  onEdit: (isEditing: boolean) => void;
  /** Whether only the page changes the story. */
  isReadOnly?: boolean;
}

/** A running story, optionally with an editor above it. */
export function Workshop(props: WorkshopProps) {
  const { program, isEditing, takesFocus, onEdit } = props;
  const engine = useEngine();
  const [view, setView] = useState<GameView | null>(null);
  const messages = view?.messages ?? noMessages;
  const [own] = useState(() => new CommandBus<EditorCommands>());
  const { editor: commands = own } = props;

  return (
    <OpenStoryProvider
      program={program}
      onChange={props.onChange}
      editor={commands}
      isReadOnly={props.isReadOnly ?? false}
    >
      <div className={styles.workshop}>
        {isEditing && (
          <EditorPane
            original={props.original}
            onReset={props.onReset}
            messages={messages}
            commands={commands}
            hasFiles={props.hasFiles}
            takesFocus={takesFocus}
            head={props.head}
            isReadOnly={props.isReadOnly ?? false}
          />
        )}
        {isEditing && props.renderBetween?.(messages)}
        <PlayPane
          engine={engine}
          program={program}
          compiled={props.compiled}
          assets={props.assets}
          start={props.start}
          title={props.title}
          takesFocus={takesFocus && !isEditing}
          isEdited={isEditing}
          view={view}
          onView={setView}
          address={props.address}
          renderPlayer={props.renderPlayer}
          onEdit={isEditing ? undefined : () => onEdit(true)}
          onClose={props.onClose}
          onGoToLine={(file, line) => {
            onEdit(true);
            commands.call('goTo', { file, line });
          }}
        />
      </div>
    </OpenStoryProvider>
  );
}
