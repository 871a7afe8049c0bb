import { importMessages as words } from '../../config/messages/import';
import { projectsMessages } from '../../config/messages/projects';
import type { FoundFile } from '../assets/found-file';
import { MANIFEST } from '../projects/backup/backup-format';
import { readBackup, readUnpacked, type ReadBackup } from '../projects/backup/read-backup';
import { isZip } from './find-files';
import { folderOf, pathWithin } from './file-paths';
import { importLimits } from './import-limits';
import { simpleGame, type ImportedBackup, type ImportedGame } from './import-result';
import { Refusal } from './refusal';
import { readZipDirectory } from './zip-directory';

/** The projects of a backup, as a zip or unpacked; null if the files are none. Throws a `Refusal`. */
export async function findBackup(
  chosen: readonly FoundFile[],
): Promise<ImportedGame | ImportedBackup | null> {
  const read = await readChosen(chosen);
  if (read === null) return null;
  if ('failure' in read) throw new Refusal(projectsMessages.backups.failures[read.failure]);
  const [first] = read.projects;
  if (first === undefined) throw new Refusal(words.emptyBackup);
  return read.projects.length === 1
    ? simpleGame({ ...first, notes: [words.notes.backup] })
    : { kind: 'backup', projects: read.projects, notes: [] };
}

async function readChosen(chosen: readonly FoundFile[]): Promise<ReadBackup | null> {
  const [first] = chosen;
  if (first !== undefined && chosen.length === 1 && isZip(first.path)) {
    const entries = await readZipDirectory(first.blob);
    return entries.some(({ path }) => path === MANIFEST) ? readBackup(first.blob) : null;
  }
  const manifest = chosen.find(({ path }) => path === MANIFEST || path.endsWith(`/${MANIFEST}`));
  return manifest === undefined ? null : readFolder(chosen, folderOf(manifest.path));
}

async function readFolder(chosen: readonly FoundFile[], folder: string): Promise<ReadBackup> {
  const total = chosen.reduce((sum, { blob }) => sum + blob.size, 0);
  if (total > importLimits.total) throw new Refusal(words.tooMuch(importLimits.total));
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { path, blob } of chosen) {
    files.set(pathWithin(folder, path), new Uint8Array(await blob.arrayBuffer()));
  }
  return readUnpacked((name) => files.get(name) ?? null);
}
