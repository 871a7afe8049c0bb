import { storyTestsMessages as words } from '../../config/messages/story-tests';
import { PlaceButton } from './kit/PlaceButton';
import { PlayButton } from './kit/PlayButton';
import { MAX_CHOICES } from './walk/limits';
import type { Finding, FindingKind, Way } from './walk/report';
import * as styles from './TestsTool.module.css';

interface FindingListProps {
  findings: readonly Finding[];
  onGoToLine: (file: string | null, line: number) => void;
  onPlay: (way: Way) => void;
}

/** The most severe first. */
const ORDER: readonly FindingKind[] = [
  'error',
  'endless',
  'out-of-content',
  'no-choice',
  'no-way',
  'no-exit',
  'loop',
  'warning',
];

/** What goes wrong in the story, each with its line and a way there. */
export function FindingList({ findings, onGoToLine, onPlay }: FindingListProps) {
  const sorted = [...findings].sort(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
  return (
    <ul className={styles.list}>
      {sorted.map((finding, index) => {
        const { place, count, way, kind } = finding;
        const { text, hint } = wordsOf(finding);
        const where =
          place === null ? words.noPlace : words.place(place.file, place.line, place.line);
        return (
          <li
            key={index}
            className={styles.row}
            data-kind={kind === 'warning' ? 'warning' : 'error'}
          >
            <p className={styles.text}>
              {place !== null && <PlaceButton {...place} onGoToLine={onGoToLine} />} {text}{' '}
              <span className={styles.soft}>{words.inPlays(count)}</span>
            </p>
            {hint !== null && <p className={styles.hint}>{hint}</p>}
            <PlayButton way={way} to={where} onPlay={onPlay} />
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf({ kind, message }: Finding): { text: string; hint: string | null } {
  const { findings } = words;
  if (message !== null) return message;
  switch (kind) {
    case 'no-choice':
      return { text: findings.noChoice, hint: findings.noChoiceHint };
    case 'no-way':
      return { text: findings.noWay, hint: findings.noWayHint };
    case 'no-exit':
      return { text: findings.noExit, hint: findings.noExitHint };
    case 'loop':
      return { text: findings.loop(MAX_CHOICES), hint: findings.loopHint };
    default:
      return { text: findings.endless, hint: findings.endlessHint };
  }
}
