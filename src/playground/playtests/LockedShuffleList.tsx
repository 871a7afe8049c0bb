import { docsRoot } from '../../config/docs-root';
import { storyTestsMessages as words } from '../../config/messages/story-tests';
import { Link } from '../../ui/Link';
import { PlaceButton, type PlaceProps } from './kit/PlaceButton';
import type { LockedShuffles } from './walk/locked-shuffles';
import * as styles from './TestsTool.module.css';

interface LockedShuffleListProps extends Pick<PlaceProps, 'onGoToLine'> {
  shuffles: readonly LockedShuffles[];
}

/** Shuffles of which one decides what the others show, with the page that says what helps. */
export function LockedShuffleList({ shuffles, onGoToLine }: LockedShuffleListProps) {
  const { locked } = words;
  return (
    <>
      <ul className={styles.list}>
        {shuffles.map(({ size, lines }) => (
          <li key={lines.map(({ file, line }) => `${file} ${line}`).join()} className={styles.row}>
            <p className={styles.text}>
              {distinct(lines).map(({ file, line }) => (
                <span key={`${file} ${line}`}>
                  <PlaceButton file={file} line={line} onGoToLine={onGoToLine} />{' '}
                </span>
              ))}
              {locked.text(lines.length, size)}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.none}>
        {locked.hint}{' '}
        <Link href={`${docsRoot}/ink-basics/variables/#shuffles`} target="_blank">
          {locked.why}
        </Link>
      </p>
    </>
  );
}

/** Each line once. */
function distinct(lines: LockedShuffles['lines']): LockedShuffles['lines'] {
  return lines.filter(
    ({ file, line }, index) =>
      lines.findIndex((one) => one.file === file && one.line === line) === index,
  );
}
