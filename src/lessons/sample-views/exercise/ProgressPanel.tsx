import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useStoredValue } from '../../../base/browser/use-stored-value';
import { exerciseMessages } from '../../../config/messages/exercises';
import { downloadFile } from '../../../playground/download/download-file';
import { Button } from '../../../ui/Button';
import { isOfCourse } from '../../course/course-chapters';
import { progressSlot } from '../drafts/draft-slot';
import { addDone, parseProgress, readProgressFile, writeProgressFile } from './progress';
import { loadExercisePages, showMarks } from './progress-marks';
import * as styles from './ProgressPanel.module.css';

const words = exerciseMessages.panel;

const isExercise = (id: string): boolean => !isOfCourse(id);

export interface ProgressPanelProps {
  onClose: () => void;
}

/** How many exercises the reader has done; saves that to a file, takes it from one, and clears it. */
export function ProgressPanel({ onClose }: ProgressPanelProps) {
  const [slot] = useState(progressSlot);
  const { done, isReadable } = parseProgress(useStoredValue(slot));
  const [known, setKnown] = useState<readonly string[] | null>(null);
  const [isClearing, setIsClearing] = useState(false);
  const [notice, setNotice] = useState('');
  const panel = useRef<HTMLElement>(null);
  const clear = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    panel.current?.focus();
    void loadExercisePages().then((pages) => setKnown([...pages.values()].flat()));
  }, []);
  useEffect(() => void showMarks(), [done.length]);

  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again.
    const text = (await file?.text().catch(() => '')) ?? '';
    target.value = '';
    const ids = readProgressFile(text);
    if (ids === null) setNotice(words.notAFile);
    else
      setNotice(
        addDone(ids) ? words.added(ids.filter(isExercise).length) : exerciseMessages.notKept,
      );
  };
  const forget = (): void => {
    slot.delete();
    setIsClearing(false);
    setNotice(words.cleared);
    panel.current?.focus();
  };
  const count =
    known === null
      ? done.filter(isExercise).length
      : done.filter((id) => known.includes(id)).length;
  const chapters = done.filter((id) => /^[^/]+\/[^/]+$/.test(id)).length;

  return (
    <section ref={panel} tabIndex={-1} aria-label={words.title} className={styles.panel}>
      <p className={styles.count}>{words.count(count, known?.length ?? null)}</p>
      {chapters > 0 && <p>{words.chapters(chapters)}</p>}
      {!isReadable && <p>{words.unreadable}</p>}
      <div className={styles.actions}>
        <Button
          disabled={done.length === 0}
          onClick={() => downloadFile(words.fileName, writeProgressFile(done), 'application/json')}
        >
          {words.save}
        </Button>
        <label className={styles.file}>
          {words.open}
          <input type="file" accept=".json" onChange={(event) => void read(event)} />
        </label>
        <Button
          ref={clear}
          disabled={done.length === 0 && isReadable}
          aria-expanded={isClearing}
          onClick={() => setIsClearing(!isClearing)}
        >
          {words.clear}
        </Button>
        <Button onClick={() => onClose()}>{words.close}</Button>
      </div>
      {isClearing && (
        <div className={styles.actions} role="group" aria-label={words.sure}>
          <p>{words.sure}</p>
          <Button onClick={forget}>{words.forget}</Button>
          <Button
            onClick={() => {
              setIsClearing(false);
              clear.current?.focus();
            }}
          >
            {words.keep}
          </Button>
        </div>
      )}
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </section>
  );
}
