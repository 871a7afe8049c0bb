import { useMemo, useState } from 'react';
import { filesMessages } from '../../config/messages/files';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { PastedNotice } from './PastedNotice';
import { makePlain, mistakenLines, type MistakenLine } from './plain-text';
import * as styles from './PastedInk.module.css';

const words = filesMessages.importing;

/** More lines than anybody checks one by one. */
const MOST_SHOWN = 50;

interface PastedProseProps {
  /** What was pasted. */
  text: string;
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  onClose: () => void;
}

/** After a manuscript was pasted: the lines that ink would not read as text, to make all or some of them plain. */
export function PastedProse({ text, program, onChange, onClose }: PastedProseProps) {
  const [pasted, setPasted] = useState(text);
  const found = useMemo(() => mistakenLines(pasted), [pasted]);
  if (found.length === 0) return null;
  const change = (lines: readonly MistakenLine[]): void => {
    const plain = makePlain(program, pasted, lines);
    if (plain === null) {
      onClose();
      return;
    }
    setPasted(plain.pasted);
    onChange(plain.program);
  };
  return (
    <PastedNotice onClose={onClose}>
      <details>
        <summary>{words.prose(found.length)}</summary>
        <p>{words.proseHint}</p>
        <Button kind="primary" onClick={() => change(found)}>
          {words.plainAll}
        </Button>
        <ul className={styles.lines}>
          {found.slice(0, MOST_SHOWN).map((line) => (
            <li key={line.index}>
              <code translate="no" dir="auto">
                {line.was.trim()}
              </code>
              <Button
                isSmall
                aria-label={words.plainLine(line.was.trim())}
                onClick={() => change([line])}
              >
                {words.plain}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </PastedNotice>
  );
}
