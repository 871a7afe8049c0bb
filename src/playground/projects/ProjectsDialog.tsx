import { useRef } from 'react';
import { STORY_PLACES } from '../../config/story-places';
import { projectsMessages as words } from '../../config/messages/projects';
import { gameName } from '../../ink/story/game-name';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { BackupControls } from './BackupControls';
import { DeletedProjects } from './DeletedProjects';
import { OtherProjects } from './OtherProjects';
import { ProjectItem } from './ProjectItem';
import { FolderAnswer } from './folder/FolderAnswer';
import { FolderSection } from './folder/FolderSection';
import type { ProjectFolder } from './folder/use-folder';
import type { FolderOpening } from './folder/use-open-folder';
import type { FoundFile } from '../assets/found-file';
import { isSafari } from './store/persistence';
import type { OpenProject } from './store/use-project-manager';
import { useProjectActs } from './use-project-acts';
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
  const acts = useProjectActs({ manager, state, onDeletedOpen });
  const close = (): void => dialog.current?.close();
  const backup = <BackupControls manager={manager} onSaid={acts.say} />;
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
        <OtherProjects manager={manager} opening={opening} onImport={onImport} onDone={close} />
        <FolderAnswer opening={opening} onOpened={close} />
        <p role="status" className={styles.said}>
          {acts.said}
        </p>
        {projects !== null && present.length === 0 && <p>{words.list.empty}</p>}
        <ul className={styles.list}>
          {present.map((project) => (
            <ProjectItem
              key={project.id}
              project={project}
              isOpen={project.id === state.project?.id}
              onOpen={() => {
                void manager.openProject(project.id);
                close();
              }}
              onRename={(name) => acts.rename(project, name)}
              onDuplicate={() => acts.duplicate(project)}
              onDelete={() => acts.remove(project)}
            />
          ))}
        </ul>
        {deleted.length > 0 && (
          <DeletedProjects projects={deleted} storage={storage} act={acts.act} />
        )}
        <FolderSection
          folder={folder}
          projectName={gameName(state.program, state.name)}
          isWriter={state.isWriter}
        />
        {!state.isPromiseRefused && backup}
      </div>
    </Dialog>
  );
}
