import { languagesMessages } from '../../config/messages/languages';
import type { ShownFault } from '../../ink/languages/shown-texts';
import { PlaceButton } from './kit/PlaceButton';
import { PlayButton } from './kit/PlayButton';
import type { Way } from './walk/report';
import type { FaultyText, SameGameAnswer } from './worker/answer-same-game';
import * as styles from './TestsTool.module.css';

const { same: words } = languagesMessages;
const FAULTS = ['untranslated', 'long'] as const satisfies readonly ShownFault[];
/** More texts are only counted. */
const MOST_TEXTS = 20;

interface PlayedAnswerProps {
  answer: SameGameAnswer;
  onGoToLine: (file: string | null, line: number) => void;
  /** Plays the translation. */
  onPlay: (way: Way) => void;
}

/** What came of playing a story and its translation side by side. */
export function PlayedAnswer({ answer, ...actions }: PlayedAnswerProps) {
  if (answer.kind === 'mistakes') {
    return (
      <div className={styles.stale}>
        <p>{answer.isOriginal ? words.originalMistakes : words.mistakes}</p>
        <ul>
          {answer.issues.slice(0, 5).map((issue) => (
            <li key={`${issue.line} ${issue.text}`}>{issue.text}</li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <>
      {answer.kind === 'same' ? (
        <p className={styles.none}>{words.isSame(answer.plays, answer.moves)}</p>
      ) : (
        <Difference {...answer.difference} onPlay={actions.onPlay} />
      )}
      {FAULTS.map((fault) => (
        <FaultyTexts
          key={fault}
          fault={fault}
          texts={answer.texts.filter((text) => text.fault === fault)}
          {...actions}
        />
      ))}
    </>
  );
}

function Difference({
  way,
  kind,
  original,
  translated,
  onPlay,
}: Extract<SameGameAnswer, { kind: 'differs' }>['difference'] & Pick<PlayedAnswerProps, 'onPlay'>) {
  const where = words.differs(way.moves.length);
  return (
    <p className={styles.stale}>
      {where} {kind === 'end' ? words.kinds.end : words.kinds[kind](original, translated)}{' '}
      <PlayButton way={way} to={where} onPlay={onPlay} />
    </p>
  );
}

function FaultyTexts({
  fault,
  texts,
  onGoToLine,
  onPlay,
}: Omit<PlayedAnswerProps, 'answer'> & { fault: ShownFault; texts: readonly FaultyText[] }) {
  if (texts.length === 0) return null;
  return (
    <>
      <p className={styles.text}>{words.texts[fault](texts.length)}</p>
      <ul className={styles.list}>
        {texts.slice(0, MOST_TEXTS).map(({ row, way }) => (
          <li key={`${row.place} ${row.original}`} className={styles.row}>
            <p className={styles.text}>
              {row.spots.slice(0, 1).map(({ file, line }) => (
                <PlaceButton key={line} file={file} line={line} onGoToLine={onGoToLine} />
              ))}{' '}
              <bdi className={styles.quoted}>{row.original}</bdi>
            </p>
            <PlayButton way={way} to={row.original} onPlay={onPlay} />
          </li>
        ))}
      </ul>
      {texts.length > MOST_TEXTS && (
        <p className={styles.none}>{words.texts.more(texts.length - MOST_TEXTS)}</p>
      )}
    </>
  );
}
