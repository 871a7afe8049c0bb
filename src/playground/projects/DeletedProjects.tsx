import { useState } from 'react';
import { formatSize } from '../../base/text/format-size';
import { playerMessages } from '../../config/messages/player';
import { projectsMessages } from '../../config/messages/projects';
import { Button } from '../../ui/Button';
import { KEPT_AFTER_DELETION } from './store/project';
import { purgeProjects, restoreProject } from './store/deleted-projects';
import type { ProjectStorage } from './store/tables';
import type { ListedProject } from './use-project-list';
import * as styles from './ProjectsDialog.module.css';

const words = projectsMessages.list;
const DAY = 24 * 60 * 60 * 1000;

interface DeletedProjectsProps {
  projects: readonly ListedProject[];
  storage: ProjectStorage;
  act: (work: () => Promise<unknown>) => void;
}

/** The deleted projects, which can be restored for 30 days. */
export function DeletedProjects({ projects, storage, act }: DeletedProjectsProps) {
  const [now] = useState(() => Date.now());
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section>
      <h3 className={styles.heading}>{words.deleted}</h3>
      <p className={styles.about}>{words.deletedAbout}</p>
      <ul className={styles.list}>
        {projects.map((project) => {
          const name = project.name || playerMessages.unnamed;
          const left = (project.deletedAt ?? 0) + KEPT_AFTER_DELETION - now;
          // The clock may have been changed since.
          const days = Math.ceil(Math.min(Math.max(0, left), KEPT_AFTER_DELETION) / DAY);
          return (
            <li key={project.id} className={styles.item}>
              <span className={styles.name}>{name}</span>
              <p className={styles.about}>
                {words.changed(words.daysLeft(days), formatSize(project.bytes))}
              </p>
              <div className={styles.actions}>
                <Button
                  kind="link"
                  className={styles.action}
                  aria-label={words.restoreOf(name)}
                  onClick={() => act(() => restoreProject(storage, project.id))}
                >
                  {words.restore}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <div
        className={styles.actions}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setIsAsked(false);
        }}
      >
        {/* The second of two clicks in a row must not delete anything. */}
        <Button kind="link" className={styles.action} onClick={() => setIsAsked(!isAsked)}>
          {isAsked ? words.keep : words.purge}
        </Button>
        {isAsked && (
          <Button
            kind="link"
            className={styles.action}
            onClick={() => {
              setIsAsked(false);
              act(() =>
                purgeProjects(
                  storage,
                  projects.map(({ id }) => id),
                ),
              );
            }}
          >
            {words.purgeSure(projects.length)}
          </Button>
        )}
      </div>
    </section>
  );
}
