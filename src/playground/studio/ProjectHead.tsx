import { playgroundMessages as words } from '../../config/messages/playground';
import { projectsMessages } from '../../config/messages/projects';
import type { Starter } from '../../ink/story/starters-of';
import { Button } from '../../ui/Button';
import { programName } from '../pane/program-name';
import { ProjectName } from '../projects/ProjectName';
import { ProjectState } from '../projects/ProjectState';
import type { ProjectFolder } from '../projects/folder/use-folder';
import { useLatestProject } from '../projects/use-latest-project';
import type { OpenProject } from '../projects/use-project-manager';
import { BarButton } from './BarButton';
import * as styles from './StudioLoader.module.css';

interface ProjectHeadProps extends OpenProject {
  folder: ProjectFolder;
  /** The starter that the story still is, if it is one. */
  starter: Starter | undefined;
  onNew: () => void;
  onList: () => void;
}

/** What the bar shows of the project: its name and state, the way to the latest one, and to all. */
export function ProjectHead({ manager, state, folder, starter, onNew, onList }: ProjectHeadProps) {
  const { program, project, isWriter } = state;
  const latest = useLatestProject(manager, project === null);
  return (
    <>
      <div className={styles.project}>
        {project === null ? (
          <p dir="auto" className={styles.title}>
            {starter?.title ?? programName(program)}
          </p>
        ) : (
          <ProjectName
            key={project.id}
            name={project.name}
            isReadOnly={!isWriter}
            onRename={(name) => manager.rename(name)}
          />
        )}
        <ProjectState {...{ manager, state, folder }} onMore={onList} />
        {project === null && latest !== null && (
          <Button
            kind="primary"
            className={styles.back}
            onClick={() => void manager.openProject(latest.card.id)}
          >
            {words.back(latest.card.isNamed ? latest.card.name : programName(latest.program))}
          </Button>
        )}
      </div>
      <BarButton
        icon="new"
        name={words.newProject.open}
        short={words.newProject.short}
        aria-haspopup="dialog"
        onClick={onNew}
      />
      <BarButton
        icon="projects"
        name={projectsMessages.projects}
        aria-haspopup="dialog"
        onClick={onList}
      />
    </>
  );
}
