import { useMemo, type ReactNode } from 'react';
import { filesMessages } from '../../config/messages/files';
import { studioMessages } from '../../config/messages/studio';
import type { StoryProgram } from '../../ink/story/story-program';
import { useOpenStory } from '../editor/open-story';
import { useProjectFiles } from '../files/project-files';
import type { useDroppedFiles } from '../files/use-dropped-files';
import { useMissingFiles } from '../files/use-missing-files';
import type { PastedInkProps } from '../import/PastedInk';
import { EditorPane, type EditorPaneProps } from '../pane/EditorPane';
import { lazyPart } from '../pane/lazy-part';
import type { Workspace } from '../pane/workspace';
import type { GameView } from '../player/engine/game-view';
import { useExtras } from '../projects/use-extras';
import { startAt } from '../story-edits/start-at';
import { tabPanel } from './StudioTabs';
import * as styles from './Studio.module.css';

const PastedInk = lazyPart<PastedInkProps>(
  () =>
    import(/* webpackChunkName: "studio-pasted" */ '../import/PastedInk').then(
      (module) => module.PastedInk,
    ),
  studioMessages.notLoaded.title(filesMessages.importing.inky),
);

const noKinds: readonly string[] = [];

/** What becomes of the text. */
export interface WrittenText {
  /** What “reset” restores; null for a story of the user’s own. */
  original: StoryProgram | null;
  resetName: string;
  onReset: () => void;
  /** Why the story can only be read, shown beside the caret when something is typed; null if it can be written. */
  readOnlyNote: ReactNode;
}

interface TextPanelProps
  extends WrittenText, Pick<EditorPaneProps, 'commands' | 'takesFocus' | 'marks' | 'notes'> {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  /** What the player shows, whose messages are shown at the lines. */
  view: GameView | null;
  workspace: Workspace;
  dropped: ReturnType<typeof useDroppedFiles>;
}

/** The text of the story, with what is pasted into it and has to be asked about. */
export function TextPanel({
  id,
  view,
  workspace,
  dropped,
  readOnlyNote,
  ...props
}: TextPanelProps) {
  const { program } = useOpenStory();
  const { files } = useProjectFiles();
  const { extras, change } = useExtras();
  const gameFiles = useMemo(() => [...files.keys()], [files]);
  const missing = useMissingFiles(program, files);
  const messages = useMemo(() => [...(view?.messages ?? []), ...missing], [view, missing]);
  return (
    <div {...tabPanel(id, 'write')} className={styles.write} {...dropped.editorHandlers}>
      {dropped.pasted !== null && (
        <PastedInk
          text={dropped.pasted}
          onImport={(found) => workspace.bring(Promise.resolve(found))}
          onClose={dropped.onClosePasted}
        />
      )}
      <EditorPane
        {...props}
        messages={messages}
        gameFiles={gameFiles}
        dismissal={{
          kinds: extras.dismissed ?? noKinds,
          onChange: (dismissed) => void change((now) => ({ ...now, dismissed })),
        }}
        hasFiles
        isReadOnly={readOnlyNote !== null}
        readOnlyNote={readOnlyNote}
        onFindAll={workspace.findAll}
        onFrom={(act, id) =>
          act === 'play' ? workspace.playFrom(startAt(id)) : workspace.testFrom(id)
        }
      />
    </div>
  );
}
