import { useRef, useState } from 'react';
import { STORY_PLACES } from '../../config/story-places';
import { projectsMessages as words } from '../../config/messages/projects';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { BackupControls } from './BackupControls';
import { DeletedProjects } from './DeletedProjects';
import { ProjectItem } from './ProjectItem';
import { emptyDraft } from './manager-state';
import { FolderAnswer } from './folder/FolderAnswer';
import { FolderSection } from './folder/FolderSection';
import { canUseFolders } from './folder/folder-access';
import type { ProjectFolder } from './folder/use-folder';
import type { FolderOpening } from './folder/use-open-folder';
import type { FoundFile } from '../assets/found-file';
import { pickFiles } from '../import/pick-files';
import { foldJournal } from './fold-journals';
import { projectChannel } from './project-channel';
import { duplicateProject, renameProject } from './project-store';
import { deleteProject } from './deleted-projects';
import { isSafari } from './persistence';
import { isWrittenElsewhere } from './project-tabs';
import type { OpenProject } from './use-project-manager';
import { useProjectList } from './use-project-list';
import * as styles from './ProjectsDialog.module.css';

export interface ProjectsDialogProps extends OpenProject {
  /** The folder that the open project may be kept in. */
  folder: ProjectFolder;
  opening: FolderOpening;
  /** Shows another text after the open project was deleted. */
  onDeletedOpen: () => Promise<void>;
  onImport: (found: readonly FoundFile[]) => void;
  onClosed: () => void;
}

/** All projects of this browser: to open, rename, duplicate, delete and restore, and their backup. */
export function ProjectsDialog({
  manager,
  state,
  folder,
  opening,
  onDeletedOpen,
  onImport,
  onClosed,
}: ProjectsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { storage } = manager;
  const projects = useProjectList(storage);
  const [said, setSaid] = useState<string | null>(null);
  const openId = state.project?.id ?? null;
  const close = (): void => dialog.current?.close();

  const act = async (work: () => Promise<unknown>): Promise<void> => {
    setSaid(null);
    try {
      await work();
    } catch (error) {
      setSaid(words.list.failed(error instanceof Error ? error.message : String(error)));
    }
    projectChannel.announce({ type: 'projects' });
    // There may be room now.
    void manager.retry();
  };
  const remove = async (id: string): Promise<void> => {
    await manager.flush();
    await deleteProject(storage, id);
    if (id === openId) await onDeletedOpen();
  };
  const rename = async (id: string, former: string, name: string): Promise<void> => {
    if (id === openId && state.isWriter) {
      manager.rename(name);
      await manager.flush();
    } else if (await isWrittenElsewhere(id)) {
      setSaid(words.list.writtenElsewhere(former));
    } else {
      await foldJournal(storage, id);
      await renameProject(storage, id, name);
    }
  };
  const backup = <BackupControls manager={manager} onSaid={setSaid} />;
  const present = projects?.filter(({ deletedAt }) => deletedAt === null) ?? [];
  const deleted = projects?.filter(({ deletedAt }) => deletedAt !== null) ?? [];

  return (
    <Dialog
      ref={dialog}
      closesLightly
      className={styles.dialog}
      aria-labelledby="projects-title"
      onClose={onClosed}
    >
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id="projects-title" className={styles.title}>
            {words.projects}
          </h2>
          <IconButton className={styles.close} name={words.close} onClick={close}>
            <Icon name="close" />
          </IconButton>
        </header>
        <p className={styles.about}>
          {storage.isLasting && `${words.about} `}
          <Link href={STORY_PLACES}>{words.whereIsIt}</Link>
        </p>
        {state.isPromiseRefused && (
          <div className={styles.note}>
            <p>{isSafari() ? words.noPromiseSafari : words.noPromiseAbout}</p>
            {backup}
          </div>
        )}
        {state.notOpened !== null && (
          <p role="alert" className={styles.note}>
            {words.notOpened[state.notOpened]}
          </p>
        )}
        <div className={styles.ways}>
          <Button
            kind="primary"
            onClick={() => {
              void manager.openDraft(emptyDraft);
              close();
            }}
          >
            {words.list.newEmpty}
          </Button>
          <Button
            onClick={() =>
              pickFiles((found) => {
                close();
                onImport(found);
              })
            }
          >
            {words.list.import}
          </Button>
          {canUseFolders() && (
            <Button
              onClick={() => {
                const open = async (): Promise<void> => {
                  if (await opening.pick()) close();
                };
                void open();
              }}
            >
              {words.folder.open.pick}
            </Button>
          )}
        </div>
        <FolderAnswer opening={opening} onOpened={close} />
        <p role="status" className={styles.said}>
          {said}
        </p>
        {projects !== null && present.length === 0 && <p>{words.list.empty}</p>}
        <ul className={styles.list}>
          {present.map((project) => (
            <ProjectItem
              key={project.id}
              project={project}
              isOpen={project.id === openId}
              onOpen={() => {
                void manager.openProject(project.id);
                close();
              }}
              onRename={(name) => void act(() => rename(project.id, project.name, name))}
              onDuplicate={() =>
                void act(async () => {
                  await manager.flush();
                  await duplicateProject(storage, project.id, words.list.copyOf(project.name));
                })
              }
              onDelete={() => void act(() => remove(project.id))}
            />
          ))}
        </ul>
        {deleted.length > 0 && (
          <DeletedProjects projects={deleted} storage={storage} act={(work) => void act(work)} />
        )}
        <FolderSection
          folder={folder}
          projectName={state.project?.name ?? ''}
          isWriter={state.isWriter}
        />
        {!state.isPromiseRefused && backup}
      </div>
    </Dialog>
  );
}
