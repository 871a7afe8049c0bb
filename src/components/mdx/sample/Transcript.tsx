import {
  limitOf,
  type TranscriptChoice,
  type TranscriptEntry,
} from '../../../core/samples/transcript';
import { messages } from '../../../site/messages';
import * as styles from './Transcript.module.css';

const words = messages.transcript;

interface TranscriptProps {
  entries: TranscriptEntry[];
}

/** What a player sees of the sample above: created at build time, so it works in print and without scripts. */
export function Transcript({ entries }: TranscriptProps) {
  return (
    <figure className={styles.transcript} data-outcome="">
      <figcaption className={styles.caption}>{words.caption}</figcaption>
      {turnsOf(entries).map((turn, index) => (
        <Turn key={index} {...turn} />
      ))}
    </figure>
  );
}

interface TurnProps {
  paragraphs: string[];
  choices: TranscriptChoice[];
  isEnd: boolean;
}

function Turn({ paragraphs, choices, isEnd }: TurnProps) {
  return (
    <>
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {choices.length > 0 && (
        <ol className={styles.choices}>
          {choices.map((choice) => (
            <Choice key={choice.number} {...choice} />
          ))}
        </ol>
      )}
      {isEnd && <p className={styles.end}>{words.end}</p>}
    </>
  );
}

function Choice(choice: TranscriptChoice) {
  const { number, label, isChosen } = choice;
  const limit = limitOf(choice);
  const note = isChosen ? words.chosen : limit && words[limit];
  return (
    <li value={number} className={isChosen ? styles.chosen : limit ? styles.limited : undefined}>
      {label}
      {note && <span className={styles.mark}> ({note})</span>}
    </li>
  );
}

/** Splits a transcript after each set of choices. */
function turnsOf(entries: readonly TranscriptEntry[]): TurnProps[] {
  const turns: TurnProps[] = [{ paragraphs: [], choices: [], isEnd: false }];
  for (const entry of entries) {
    let turn = turns.at(-1);
    if (turn === undefined || (entry.kind !== 'choice' && turn.choices.length > 0)) {
      turn = { paragraphs: [], choices: [], isEnd: false };
      turns.push(turn);
    }
    if (entry.kind === 'choice') turn.choices.push(entry);
    else if (entry.kind === 'end') turn.isEnd = true;
    else if (entry.text !== '') turn.paragraphs.push(entry.text);
  }
  return turns;
}
