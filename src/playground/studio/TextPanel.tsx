import type { HTMLAttributes } from 'react';
import { filesMessages } from '../../config/messages/files';
import { studioMessages } from '../../config/messages/studio';
import type { useDroppedFiles } from '../files/use-dropped-files';
import type { PastedInkProps } from '../import/PastedInk';
import { EditorPane, type EditorPaneProps } from '../pane/EditorPane';
import { lazyPart } from '../pane/lazy-part';
import type { Workspace } from '../pane/workspace';
import { startAt } from '../story-edits/start-at';
import * as styles from './Studio.module.css';

const PastedInk = lazyPart<PastedInkProps>(
  () =>
    import(/* webpackChunkName: "studio-pasted" */ '../import/PastedInk').then(
      (module) => module.PastedInk,
    ),
  studioMessages.notLoaded.title(filesMessages.importing.inky),
);

interface TextPanelProps extends Pick<
  EditorPaneProps,
  'commands' | 'takesFocus' | 'readOnlyNote' | 'dismissal'
> {
  /** What makes an element the panel of its tab. */
  panel: HTMLAttributes<HTMLElement>;
  story: Pick<EditorPaneProps, 'original' | 'resetName' | 'onReset'>;
  /** What is shown at the lines. */
  shown: Pick<EditorPaneProps, 'messages' | 'gameFiles' | 'marks' | 'notes'>;
  workspace: Workspace;
  dropped: ReturnType<typeof useDroppedFiles>;
}

/** The text of the story, with what is pasted into it and has to be asked about. */
export function TextPanel({
  panel,
  story,
  shown,
  workspace,
  dropped,
  readOnlyNote,
  ...props
}: TextPanelProps) {
  return (
    <div {...panel} className={styles.write} {...dropped.editorHandlers}>
      {dropped.pasted !== null && (
        <PastedInk
          text={dropped.pasted}
          onImport={(found) => workspace.bring(Promise.resolve(found))}
          onClose={dropped.onClosePasted}
        />
      )}
      <EditorPane
        {...story}
        {...shown}
        {...props}
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
