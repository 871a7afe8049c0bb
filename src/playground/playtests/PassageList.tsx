import { storyTestsMessages as words } from '../../config/messages/story-tests';
import type { StoryProgram } from '../../ink/story/story-program';
import { PlaceButton } from './kit/PlaceButton';
import type { Passage } from './walk/report';
import * as styles from './TestsTool.module.css';

interface PassageListProps {
  passages: readonly Passage[];
  program: StoryProgram;
  onGoToLine: (file: string | null, line: number) => void;
}

/** More rows would slow the page down while the tests run; the margin marks all lines. */
const MAX_ROWS = 100;

/** Lines that no play has reached, those that belong together in one row. */
export function PassageList({ passages, program, onGoToLine }: PassageListProps) {
  const { unreached } = words;
  const hidden = passages.slice(MAX_ROWS).reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      <p className={styles.none}>{unreached.marked}</p>
      <ul className={styles.list}>
        {passages.slice(0, MAX_ROWS).map(({ file, lines }) => {
          const [line = 1] = lines;
          return (
            <li key={`${line} ${file ?? ''}`} className={styles.row}>
              <p className={styles.text}>
                <PlaceButton
                  file={file}
                  line={line}
                  last={lines.at(-1) ?? line}
                  onGoToLine={onGoToLine}
                />{' '}
                <code translate="no" dir="auto" className={styles.ink}>
                  {textOf(program, file, line)}
                </code>
              </p>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className={styles.none}>{unreached.more(hidden)}</p>}
    </>
  );
}

function textOf({ source, files }: StoryProgram, file: string | null, line: number): string {
  const text = file === null ? source : (files[file] ?? '');
  return text.split('\n')[line - 1]?.trim() ?? '';
}
