import { useState } from 'react';
import { STORY_PLACES } from '../../config/story-places';
import { projectsMessages as words } from '../../config/messages/projects';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { BackupReminder } from './BackupReminder';
import { LargestProjects } from './LargestProjects';
import type { StorageTrouble } from './store/manager-state';
import { FolderLine } from './folder/FolderLine';
import { canUseFolders } from './folder/folder-access';
import type { ProjectFolder } from './folder/use-folder';
import { downloadBackup } from './download-backup';
import { isSafari } from './store/persistence';
import type { OpenProject } from './store/use-project-manager';
import * as styles from './ProjectState.module.css';

interface ProjectStateProps extends OpenProject {
  /** Without the notice that the browser gives no promise, which can wait. */
  isQuiet?: boolean;
  /** The folder that the project may be kept in. */
  folder?: ProjectFolder;
  /** Shows more about how projects are kept, where there is only room for a few words. */
  onMore?: () => void;
}

/** How the open text is kept, in one line; more if the writer has to do something. */
export function ProjectState({
  manager,
  state,
  isQuiet = false,
  folder,
  onMore,
}: ProjectStateProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { trouble, isWriter, isPromiseRefused, program, project } = state;
  const backUp = async (only?: readonly string[]): Promise<void> => {
    // The present text belongs to it.
    await manager.flush();
    const reason = await downloadBackup(manager.storage, only);
    setFailure(reason === null ? null : words.packingFailed(reason));
  };
  const backupButton = (name: string) => (
    <Button kind="link" className={styles.button} onClick={() => void backUp()}>
      {name}
    </Button>
  );

  if (trouble !== null) {
    const isUnsafe = 'isJournaled' in trouble && !trouble.isJournaled;
    return (
      <div className={styles.trouble} data-trouble>
        <div role="alert">
          <p>{sentenceOf(trouble)}</p>
          {isUnsafe && <p>{words.unsafe}</p>}
          {failure !== null && <p>{failure}</p>}
          {backupButton(words.backup)}
        </div>
        {trouble.kind === 'full' && (
          <LargestProjects storage={manager.storage} onBackUp={(id) => void backUp([id])} />
        )}
      </div>
    );
  }
  // Of what nobody has written yet, nothing can be lost.
  const isKeptHere = isWriter && project !== null && folder?.status == null;
  const isWarning = isKeptHere && isPromiseRefused && !isQuiet;
  return (
    <div role="status" className={styles.state}>
      {!isWriter ? (
        <Following manager={manager} />
      ) : onMore !== undefined && isKeptHere ? (
        <p>
          <Button
            kind={isWarning ? 'link' : 'bare'}
            className={styles.more}
            aria-haspopup="dialog"
            onClick={onMore}
          >
            {isWarning ? words.noPromise : words.kept}
          </Button>
        </p>
      ) : isWarning ? (
        <>
          <p>{failure ?? (isSafari() ? words.noPromiseSafari : words.noPromise)}</p>
          {backupButton(words.backUp)}
          <Link href={STORY_PLACES}>{words.why}</Link>
          <Button
            kind="link"
            className={styles.button}
            aria-label={words.closeMessage}
            onClick={() => manager.dismissPromise()}
          >
            {words.close}
          </Button>
        </>
      ) : (
        <KeptState isProject={project !== null} folder={folder} />
      )}
      {isWriter && !isQuiet && folder?.status == null && !canUseFolders() && (
        <BackupReminder
          key={state.key}
          program={program}
          isShown={!isPromiseRefused}
          onBackUp={() => void backUp()}
        />
      )}
    </div>
  );
}

interface KeptStateProps {
  isProject: boolean;
  folder: ProjectFolder | undefined;
}

function KeptState({ isProject, folder }: KeptStateProps) {
  if (folder?.status != null) return <FolderLine folder={folder} status={folder.status} />;
  return <p>{isProject ? words.kept : words.notYet}</p>;
}

/** Says that another tab writes, with the way to write here. */
export function Following({ manager }: Pick<OpenProject, 'manager'>) {
  return (
    <>
      <p>{words.following}</p>
      <Button kind="link" className={styles.button} onClick={() => manager.takeOver()}>
        {words.takeOver}
      </Button>
    </>
  );
}

function sentenceOf(trouble: StorageTrouble): string {
  return trouble.kind === 'failed'
    ? words.trouble.failed(trouble.reason)
    : words.trouble[trouble.kind];
}
