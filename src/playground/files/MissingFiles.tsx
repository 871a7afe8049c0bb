import { filesMessages as words } from '../../config/messages/files';
import { Button } from '../../ui/Button';
import { nearestFile } from './missing-files';
import type { FileUse } from '../assets/find-file-uses';
import * as styles from './FilesTool.module.css';

interface MissingFilesProps {
  missing: readonly FileUse[];
  paths: readonly string[];
  onGoToLine: (file: string | null, line: number) => void;
}

/** The files that the story names and the game does not have, with their lines. */
export function MissingFiles({ missing, paths, onGoToLine }: MissingFilesProps) {
  if (missing.length === 0) return null;
  return (
    <section aria-label={words.missingTitle} className={styles.missing}>
      <h2 className={styles.title}>{words.missingTitle}</h2>
      <ul className={styles.plain}>
        {missing.map(({ file, line, path, from }) => {
          const near = nearestFile(path, paths);
          return (
            <li key={`${file} ${from}`}>
              <span className={styles.path}>{path}</span>{' '}
              <Button kind="link" className={styles.link} onClick={() => onGoToLine(file, line)}>
                {words.place(file, line)}
              </Button>{' '}
              {near !== null && <span className={styles.detail}>{words.didYouMean(near)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
