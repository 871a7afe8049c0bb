import { useRef, type ComponentType, type ReactNode } from 'react';
import type { CommandBus } from '../../base/browser/command-bus';
import { lazyComponent } from '../../base/browser/lazy-component';
import { workshopMessages } from '../../config/messages/workshop';
import { InkEditor } from '../editor/InkEditor';
import type { MultiFileEditorProps } from '../editor/MultiFileEditor';
import type { EditorCommands } from '../editor/ink-editor-content';
import type { LineNotes } from '../editor/line-notes';
import type { MarkedLines } from '../editor/marked-lines';
import { useOpenStory } from '../editor/open-story';
import { useEditorCommands, type InkEditorHandle } from '../editor/use-ink-editor';
import type { RowFieldProps } from '../editor/RowField';
import type { PartEditorProps } from './PartEditor';
import { useEditorContent, type EditedStory } from './use-editor-content';

const MultiFileEditor = lazyComponent<MultiFileEditorProps>(
  () =>
    import(/* webpackChunkName: "editor-files" */ '../editor/MultiFileEditor').then(
      (module) => module.MultiFileEditor,
    ),
  { failureTitle: workshopMessages.editorFailed },
);

/** Loads an editor of some lines, which is in the chunk of that for several files. */
export const loadPartEditor = (): Promise<ComponentType<PartEditorProps>> =>
  import(/* webpackChunkName: "editor-files" */ './PartEditor').then((module) => module.PartEditor);

/** Loads a field for one text of a story, which is in the same chunk. */
export const loadRowField = (): Promise<ComponentType<RowFieldProps>> =>
  import(/* webpackChunkName: "editor-files" */ '../editor/RowField').then(
    (module) => module.RowField,
  );

// More than nine: what is shown, what may be done, and the rest of a playground.
export interface LoadedEditorProps extends Omit<EditedStory, 'program' | 'onChange'> {
  /** What others ask of the editor. */
  commands: CommandBus<EditorCommands>;
  /** Whether there can be more than one file. */
  hasFiles: boolean;
  /** Whether the editor takes the focus initially if nothing else has it. */
  takesFocus: boolean;
  marks?: MarkedLines | null;
  /** What testers noted on lines; null for nothing. */
  notes?: LineNotes | null;
  /** Whether only the page changes the story. */
  isReadOnly?: boolean;
  /** What finds in all files, if it is not part of the editor. */
  onFindAll?: () => void;
  /** Plays or tests from a place of a story of several files. */
  onFrom?: MultiFileEditorProps['onFrom'];
  /** Says why nothing can be typed then, in a story of several files. */
  readOnlyNote?: ReactNode;
}

/** The editor for one or several files; the chunk that “Edit” loads. */
export function LoadedEditor({
  messages,
  commands,
  hasFiles,
  gameFiles,
  marks = null,
  readOnlyNote,
  onFindAll,
  onFrom,
  dismissal,
  ...props
}: LoadedEditorProps) {
  const editor = useRef<InkEditorHandle>(null);
  const { program, change, take } = useOpenStory();
  const { story, ...content } = useEditorContent({
    program,
    onChange: change,
    messages,
    gameFiles,
    dismissal,
  });
  const common = { ...props, ...content };
  useEditorCommands(hasFiles ? null : commands, editor);
  return (
    <div data-editor="">
      {hasFiles ? (
        <MultiFileEditor
          {...common}
          compile={story.compile}
          commands={commands}
          marks={marks}
          readOnlyNote={readOnlyNote}
          onFindAll={onFindAll}
          onFrom={onFrom}
        />
      ) : (
        <InkEditor
          {...common}
          story={story}
          ref={editor}
          text={program.source}
          onChange={(source) => take({ ...program, source })}
          otherFiles={program.files}
          label={workshopMessages.editorName}
        />
      )}
    </div>
  );
}
