import { useRef, useState } from 'react';
import { useStoredValue } from '../../base/browser/use-stored-value';
import { projectsMessages } from '../../config/messages/projects';
import { Button } from '../../ui/Button';
import { parseUnbacked, unbackedSlot } from './backup-reminder';
import { downloadBackup } from './download-backup';
import { formatDate } from './store/format-project';
import { projectChannel } from './store/project-channel';
import type { ProjectManager } from './store/project-manager';
import * as styles from './ProjectsDialog.module.css';

const words = projectsMessages.backups;

interface BackupControlsProps {
  manager: ProjectManager;
  onSaid: (sentence: string | null) => void;
}

/** Downloads all projects as a zip, and adds those of such a zip. */
export function BackupControls({ manager, onSaid }: BackupControlsProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { backedUpAt } = parseUnbacked(useStoredValue(unbackedSlot));

  const work = async (run: () => Promise<string | null>): Promise<void> => {
    setIsBusy(true);
    onSaid(null);
    onSaid(await run());
    setIsBusy(false);
  };
  const backUp = async (): Promise<string | null> => {
    await manager.flush();
    const reason = await downloadBackup(manager.storage);
    return reason === null ? null : projectsMessages.packingFailed(reason);
  };
  const restore = async (file: File): Promise<string> => {
    try {
      await manager.flush();
      const { restoreBackup } = await import(
        /* webpackChunkName: "studio-parts" */ './backup/read-backup'
      );
      const today = formatDate(Date.now());
      const result = await restoreBackup(manager.storage, file, (name) =>
        words.copyName(name, today),
      );
      if (!result.isOk) return words.failures[result.failure];
      projectChannel.announce({ type: 'projects' });
      return words.restored(result.added, result.copies, result.same);
    } catch (error) {
      return projectsMessages.list.failed(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <section aria-labelledby="backup-title" className={styles.backup}>
      <h3 id="backup-title" className={styles.heading}>
        {words.title}
      </h3>
      <p className={styles.about}>
        {words.about} {backedUpAt === null ? words.none : words.last(formatDate(backedUpAt))}
      </p>
      <div className={styles.ways}>
        <Button className={styles.way} disabled={isBusy} onClick={() => void work(backUp)}>
          {isBusy ? projectsMessages.packing : projectsMessages.backup}
        </Button>
        <Button className={styles.way} disabled={isBusy} onClick={() => field.current?.click()}>
          {words.restore}
        </Button>
      </div>
      <input
        ref={field}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label={words.restore}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void work(() => restore(file));
          target.value = '';
        }}
      />
    </section>
  );
}
