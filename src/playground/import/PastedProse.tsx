import { useMemo, useState } from 'react';
import { filesMessages } from '../../config/messages/files';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import { PastedNotice } from './PastedNotice';
import { makePlain, mistakenLines, type MistakenLine } from './plain-text';
import * as styles from './PastedInk.module.css';

const words = filesMessages.importing;

/** More lines than anybody checks one by one. */
const MOST_SHOWN = 50;

interface PastedProseProps {
  /** What was pasted. */
  text: string;
  onClose: () => void;
}

/** After a manuscript was pasted: the lines that ink would not read as text, to make all or some of them plain. */
export function PastedProse({ text, onClose }: PastedProseProps) {
  const { program, change } = useOpenStory();
  const [pasted, setPasted] = useState(text);
  const found = useMemo(() => mistakenLines(pasted), [pasted]);
  if (found.length === 0) return null;
  const makeLinesPlain = (lines: readonly MistakenLine[]): void => {
    const plain = makePlain(program, pasted, lines);
    if (plain === null) {
      onClose();
      return;
    }
    setPasted(plain.pasted);
    change(plain.program);
  };
  return (
    <PastedNotice onClose={onClose}>
      <details>
        <summary>{words.prose(found.length)}</summary>
        <p>{words.proseHint}</p>
        <Button kind="primary" onClick={() => makeLinesPlain(found)}>
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
                onClick={() => makeLinesPlain([line])}
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
