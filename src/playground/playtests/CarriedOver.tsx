import { useMemo } from 'react';
import { carryOverMessages as words } from '../../config/messages/carry-over';
import { docsRoot } from '../../config/docs-root';
import { storyTestsMessages } from '../../config/messages/story-tests';
import { markedLosses } from '../../ink/convert/writing/marked-losses';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { removeMark } from '../story-edits/remove-mark';
import { PlaceButton } from './kit/PlaceButton';
import { Section } from './kit/Section';
import * as styles from './TestsTool.module.css';

export interface CarriedOverProps {
  program: StoryProgram;
  onGoToLine: (file: string | null, line: number) => void;
  onChange: (after: StoryProgram) => void;
}

/** What an import left out, by kind, with what to write instead; nothing once all of it is dealt with. */
export function CarriedOver({ program, onGoToLine, onChange }: CarriedOverProps) {
  const losses = useMemo(() => markedLosses(program), [program]);
  if (losses.length === 0) return null;
  const kinds = [...new Set(losses.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ...words.advice[kind],
    own: losses.filter((loss) => loss.kind === kind),
  }));
  return (
    <Section title={storyTestsMessages.carriedOver} count={losses.length}>
      <p className={styles.none}>{words.about}</p>
      {kinds.map(({ kind, title, words: advice, page, own }) => (
        <details key={kind} className={styles.kind}>
          <summary>
            {title} <span className={styles.count}>{own.length}</span>
          </summary>
          <p className={styles.advice}>
            {advice.split('`').map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                <code key={part} translate="no" className={styles.ink}>
                  {part}
                </code>
              ),
            )}{' '}
            <Link href={`${docsRoot}/${page}/`} target="_blank" aria-label={words.moreAbout(title)}>
              {words.more}
            </Link>
          </p>
          <ul className={styles.list}>
            {own.map((loss) => (
              <li key={`${loss.file ?? ''} ${loss.line}`} className={styles.row}>
                <p className={styles.text}>
                  <PlaceButton file={loss.file} line={loss.line} onGoToLine={onGoToLine} />{' '}
                  <code translate="no" dir="auto" className={styles.ink}>
                    {loss.code}
                  </code>
                </p>
                <span className={styles.actions}>
                  <Button
                    isSmall
                    aria-label={words.doneWith(loss.code)}
                    onClick={() => onChange(removeMark(program, loss))}
                  >
                    {words.done}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Section>
  );
}
