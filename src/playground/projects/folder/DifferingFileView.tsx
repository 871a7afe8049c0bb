import { useMemo } from 'react';
import { projectsMessages } from '../../../config/messages/projects';
import { TextDifference } from '../../text-difference/TextDifference';
import { compareTexts } from '../../text-difference/compare-texts';
import type { DifferingFile } from './differing-file';
import type { Side } from './sync-plan';
import * as styles from './FolderDialog.module.css';

const words = projectsMessages.folder;
const SIDES: readonly Side[] = ['here', 'there'];
/** Lines around a difference, so that its place is found again. */
const CONTEXT = 2;

interface DifferingFileViewProps {
  file: DifferingFile;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

/** A file that differs: the lines of both sides, and which one is to stay. */
export function DifferingFileView({ file, side, onChoose }: DifferingFileViewProps) {
  const { path, difference, here, there, isText } = file;
  const parts = useMemo(
    () => (here === null || there === null ? null : compareTexts(linesOf(there), linesOf(here))),
    [here, there],
  );
  return (
    <fieldset className={styles.file}>
      <legend dir="auto" className={styles.path}>
        {path}
      </legend>
      <p className={styles.about}>
        {difference === 'both-changed' && !isText ? words.mediaDiffer : words.why[difference]}
      </p>
      {parts !== null && (
        <TextDifference parts={parts} context={CONTEXT} isCode names={words.sideNames} />
      )}
      <div className={styles.sides}>
        {SIDES.map((one) => (
          <label key={one} className={styles.side}>
            <input type="radio" name={path} checked={side === one} onChange={() => onChoose(one)} />
            {words.choices[difference][one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function linesOf(text: string): string[] {
  return text.split('\n');
}
