import { storyTestsMessages } from '../../config/messages/story-tests';
import type { TextPart } from './compare-texts';
import * as styles from './TextDifference.module.css';

const words = storyTestsMessages.pins;

interface TextDifferenceProps {
  parts: readonly TextPart[];
  /** How many of the lines around a difference are shown. */
  context?: number;
  /** Whether the lines are code, in which spaces count. */
  isCode?: boolean;
  /** What the lines are called that only one of the texts has. */
  names?: { removed: string; added: string };
}

const beforeAndNow = { removed: words.old, added: words.new };

/** The lines that differ between two texts, with what is around them. */
export function TextDifference({
  parts,
  context = 0,
  isCode = false,
  names = beforeAndNow,
}: TextDifferenceProps) {
  return (
    <ol className={styles.difference} data-code={isCode || undefined}>
      {parts.map((part, index) =>
        part.kind === 'same' ? (
          <SameLines
            key={index}
            lines={part.lines}
            first={index === 0 ? 0 : context}
            last={index === parts.length - 1 ? 0 : context}
          />
        ) : (
          part.lines.map((line, number) => (
            <li key={`${index}.${number}`} data-change={part.kind}>
              <span className={styles.change}>
                {part.kind === 'added' ? names.added : names.removed}
              </span>
              <span dir="auto">{line}</span>
            </li>
          ))
        ),
      )}
    </ol>
  );
}

interface SameLinesProps {
  lines: readonly string[];
  /** How many lines are shown at the beginning. */
  first: number;
  /** …and at the end. */
  last: number;
}

function SameLines({ lines, first, last }: SameLinesProps) {
  const left = lines.length - first - last;
  if (left <= 1) return <>{lines.map(sameLine)}</>;
  return (
    <>
      {lines.slice(0, first).map(sameLine)}
      <li className={styles.same}>{words.lines(left)}</li>
      {lines.slice(lines.length - last).map(sameLine)}
    </>
  );
}

function sameLine(line: string, index: number) {
  return (
    <li key={index} className={styles.same}>
      <span className={styles.change} />
      <span dir="auto">{line}</span>
    </li>
  );
}
