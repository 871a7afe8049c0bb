import { useEffect, useState } from 'react';
import { formatSize } from '../../base/text/format-size';
import { playerMessages } from '../../config/messages/player';
import { projectsMessages } from '../../config/messages/projects';
import { Button } from '../../ui/Button';
import { measureProjects, type MeasuredProject } from './store/measure-projects';
import { projectChannel } from './store/project-channel';
import type { ProjectStorage } from './store/tables';
import * as styles from './ProjectState.module.css';

const words = projectsMessages.largest;

/** How many projects are named. */
const MOST = 5;
/** Smaller parts of a project are not worth deleting, in bytes. */
const WORTH = 10_000;

interface LargestProjectsProps {
  storage: ProjectStorage;
  onBackUp: (id: string) => void;
}

/** The projects that fill the storage, with what is in them. */
export function LargestProjects({ storage, onBackUp }: LargestProjectsProps) {
  const [projects, setProjects] = useState<readonly MeasuredProject[]>([]);
  useEffect(() => {
    let isGone = false;
    const measure = (): void => {
      measureProjects(storage, MOST).then(
        (found) => {
          if (!isGone) setProjects(found);
        },
        // The trouble is already shown.
        () => undefined,
      );
    };
    measure();
    const stop = projectChannel.subscribe(measure);
    return () => {
      isGone = true;
      stop();
    };
  }, [storage]);
  if (projects.length === 0) return null;
  return (
    <section aria-label={words.title}>
      <p>{words.title}</p>
      <ul className={styles.largest}>
        {projects.map(({ card, bytes, parts }) => {
          const name = card.name || playerMessages.unnamed;
          const large = parts.filter((part, index) => index === 0 || part.bytes >= WORTH);
          return (
            <li key={card.id}>
              <b>{name}</b> · {formatSize(bytes)}
              {card.deletedAt !== null && ` · ${words.deleted}`}
              {': '}
              {large
                .map((part) => words.part[part.part](part.count, formatSize(part.bytes)))
                .join(', ')}{' '}
              <Button
                kind="link"
                className={styles.button}
                aria-label={words.backUpOf(name)}
                onClick={() => onBackUp(card.id)}
              >
                {words.backUp}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
