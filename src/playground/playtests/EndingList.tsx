import { storyTestsMessages as words } from '../../config/messages/story-tests';
import type { PlaceNames } from '../../ink/map/describe-way';
import { PlaceButton } from './kit/PlaceButton';
import { PlayButton } from './kit/PlayButton';
import { plainText } from '../../ink/markup/plain-text';
import type { Ending, Way } from './walk/report';
import * as styles from './TestsTool.module.css';

interface EndingListProps {
  endings: readonly Ending[];
  nameOf: PlaceNames;
  plays: number;
  onGoToLine: (file: string | null, line: number) => void;
  onPlay: (way: Way) => void;
}

/** The endings, the most frequent first, with how often plays came to each. */
export function EndingList({ endings, nameOf, plays, onGoToLine, onPlay }: EndingListProps) {
  const sorted = [...endings].sort((one, other) => other.count - one.count);
  return (
    <ul className={styles.list}>
      {sorted.map(({ kind, knot, place, text, count, way }, index) => {
        const last = plainText(text);
        const shown = last === '' ? words.endings.noText : `“${last}”`;
        return (
          <li key={index} className={styles.row}>
            <p className={styles.text}>
              {knot !== '' && <bdi className={styles.name}>{nameOf(knot)}</bdi>}{' '}
              {place !== null && <PlaceButton {...place} onGoToLine={onGoToLine} />}{' '}
              <bdi>{shown}</bdi>{' '}
              <span className={styles.soft}>
                {kind === 'restart' && `${words.endings.restart}, `}
                {words.endings.share(count, percent(count, plays))}
              </span>
            </p>
            <PlayButton
              way={way}
              to={knot === '' ? shown : `${nameOf(knot)}, ${shown}`}
              onPlay={onPlay}
            />
          </li>
        );
      })}
    </ul>
  );
}

function percent(count: number, plays: number): string {
  const share = (100 * count) / Math.max(1, plays);
  return share < 1 ? '<1%' : `${Math.round(share)}%`;
}
