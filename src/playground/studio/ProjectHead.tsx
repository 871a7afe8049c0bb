import { playgroundMessages as words } from '../../config/messages/playground';
import { projectsMessages } from '../../config/messages/projects';
import { titleOf } from '../../ink/story/game-name';
import { Button } from '../../ui/Button';
import { ProjectName } from '../projects/ProjectName';
import { ProjectState } from '../projects/ProjectState';
import type { ProjectFolder } from '../projects/folder/use-folder';
import { givenName } from '../projects/store/project';
import type { OpenProject } from '../projects/store/use-project-manager';
import { useLatestProject } from '../projects/use-latest-project';
import { BarButton } from './BarButton';
import * as styles from './StudioLoader.module.css';

interface ProjectHeadProps extends OpenProject {
  folder: ProjectFolder;
  onNew: () => void;
  onList: () => void;
}

/** What the bar shows of the project: its name and state, the way to the latest one, and to all. */
export function ProjectHead({ manager, state, folder, onNew, onList }: ProjectHeadProps) {
  const { program, name, project, isWriter } = state;
  const latest = useLatestProject(manager, project === null);
  return (
    <>
      <div className={styles.project}>
        <ProjectName
          key={state.key}
          name={name ?? titleOf(program)}
          isReadOnly={!isWriter}
          onRename={(own) => manager.rename(own)}
        />
        <ProjectState {...{ manager, state, folder }} onMore={onList} />
        {project === null && latest !== null && (
          <Button
            kind="primary"
            className={styles.back}
            onClick={() => void manager.openProject(latest.card.id)}
          >
            {words.back(givenName(latest.card) ?? titleOf(latest.program))}
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
