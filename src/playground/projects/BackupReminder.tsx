import { useEffect, useRef } from 'react';
import { useStoredValue } from '../../base/browser/use-stored-value';
import { projectsMessages } from '../../config/messages/projects';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import {
  changedCharacters,
  noteChange,
  parseUnbacked,
  putOffBackup,
  unbackedSlot,
  wordsToBackUp,
} from './backup-reminder';
import { formatDate } from './store/format-project';
import * as styles from './ProjectState.module.css';

const words = projectsMessages.backups;

interface BackupReminderProps {
  program: StoryProgram;
  /** Whether there is room for it now; what is written counts in any case. */
  isShown: boolean;
  onBackUp: () => void;
}

/** Counts what is written, and reminds of a backup after enough of it. */
export function BackupReminder({ program, isShown, onBackUp }: BackupReminderProps) {
  const former = useRef(program);
  const hasChanged = useRef(false);
  useEffect(() => {
    const changed = changedCharacters(former.current, program);
    former.current = program;
    if (changed === 0) return;
    noteChange(changed, !hasChanged.current);
    hasChanged.current = true;
  }, [program]);
  const unbacked = parseUnbacked(useStoredValue(unbackedSlot));
  const count = wordsToBackUp(unbacked);
  if (count === null || !isShown) return null;
  const { backedUpAt } = unbacked;
  return (
    <>
      <p>{words.reminder(count, backedUpAt === null ? null : formatDate(backedUpAt))}</p>
      <Button kind="link" className={styles.button} onClick={onBackUp}>
        {projectsMessages.backup}
      </Button>
      <Button kind="link" className={styles.button} onClick={putOffBackup}>
        {words.later}
      </Button>
    </>
  );
}
