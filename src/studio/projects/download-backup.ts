import { downloadFile } from '../../workshop/download/download-file';
import type { ProjectStorage } from './tables';

/** Downloads a backup of all projects; resolves with the reason if it failed, or null. */
export async function downloadBackup(storage: ProjectStorage): Promise<string | null> {
  try {
    const { makeBackup } = await import('../studio-parts');
    const backup = await makeBackup(storage);
    const day = new Date().toISOString().slice(0, 10);
    downloadFile(`atrament-projects-${day}.zip`, backup, 'application/zip');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
