import { downloadFile } from '../download/download-file';
import { noteBackup } from './backup-reminder';
import type { ProjectStorage } from './store/tables';

/** Downloads a backup of all projects, or of some; resolves with the reason if it failed, or null. */
export async function downloadBackup(
  storage: ProjectStorage,
  only?: readonly string[],
): Promise<string | null> {
  try {
    const { makeBackup } = await import(
      /* webpackChunkName: "studio-parts" */ './backup/make-backup'
    );
    const backup = await makeBackup(storage, only);
    const day = new Date().toISOString().slice(0, 10);
    downloadFile(`atrament-projects-${day}.zip`, backup, 'application/zip');
    if (only === undefined) noteBackup(Date.now());
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
