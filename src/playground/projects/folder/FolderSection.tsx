import { projectsMessages } from '../../../config/messages/projects';
import { Button } from '../../../ui/Button';
import { FolderLine } from './FolderLine';
import { canUseFolders } from './folder-access';
import type { FolderRefusal, ProjectFolder } from './use-folder';
import * as styles from '../ProjectsDialog.module.css';

const words = projectsMessages.folder;

interface FolderSectionProps {
  folder: ProjectFolder;
  /** The name of the open project; empty if the text is none yet. */
  projectName: string;
  isWriter: boolean;
}

/** Where the open project is kept on the device: in which folder, or how to keep it in one. */
export function FolderSection({ folder, projectName, isWriter }: FolderSectionProps) {
  const { status, refusal } = folder;
  return (
    <section aria-labelledby="folder-title">
      <h3 id="folder-title" className={styles.heading}>
        {words.title(projectName)}
      </h3>
      {status !== null ? (
        <div className={styles.folder} role="status">
          <FolderLine folder={folder} status={status} />
        </div>
      ) : (
        <p className={styles.about}>{canUseFolders() ? words.about : words.impossible}</p>
      )}
      {refusal !== null && (
        <p role="alert" className={styles.note}>
          {refusalSentence(refusal)}
        </p>
      )}
      {canUseFolders() && isWriter && (
        <div className={styles.ways}>
          <Button className={styles.way} onClick={() => void folder.choose()}>
            {status === null ? words.keep : words.chooseOther}
          </Button>
          {status !== null && (
            <Button className={styles.way} onClick={() => void folder.leave()}>
              {words.leave}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function refusalSentence(refusal: FolderRefusal): string {
  return refusal.kind === 'taken' ? words.taken(refusal.by) : words.cannotUse(refusal.reason);
}
