import { isRecord } from '../../../ink/story/story-program';
import { parseExtras, type Extras } from '../store/project-extras';

/** The version of the backup’s layout; a higher one was made by a newer version of the site. */
export const BACKUP_FORMAT = 1;
export const MANIFEST = 'atrament-backup.json';

/** A project in a backup’s manifest; its files are in its folder. */
export interface BackupEntry extends Extras {
  id: string;
  folder: string;
  /** Null if it was given none. */
  name: string | null;
  createdAt: number;
  changedAt: number;
  /** The names of the ink files besides the main one, in order. */
  files: string[];
  /** The paths and types of the other files. */
  assets: { path: string; type: string }[];
}

export interface BackupManifest {
  format: number;
  projects: BackupEntry[];
}

/** Validates unknown data as a manifest; null if it is not one. Entries that cannot be read are left out. */
export function parseManifest(value: unknown): BackupManifest | null {
  if (!isRecord(value) || typeof value.format !== 'number' || !Array.isArray(value.projects)) {
    return null;
  }
  const projects = value.projects.map(parseEntry).filter((entry) => entry !== null);
  return { format: value.format, projects };
}

/** Whether a path stays within the game’s folder. */
function isPath(value: unknown): value is string {
  if (typeof value !== 'string' || value.includes('\\')) return false;
  return value.split('/').every((part) => !['', '.', '..'].includes(part));
}

function parseEntry(value: unknown): BackupEntry | null {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.folder !== 'string') {
    return null;
  }
  const { id, folder, name, createdAt, changedAt, files, assets } = value;
  if (!Array.isArray(files) || !Array.isArray(assets)) return null;
  return {
    id,
    folder,
    name: typeof name === 'string' ? name : null,
    createdAt: typeof createdAt === 'number' ? createdAt : Date.now(),
    changedAt: typeof changedAt === 'number' ? changedAt : Date.now(),
    files: files.filter((file) => typeof file === 'string'),
    assets: assets.filter(
      (asset): asset is { path: string; type: string } =>
        isRecord(asset) && isPath(asset.path) && typeof asset.type === 'string',
    ),
    // Backups from before they had them have none.
    ...parseExtras(value),
  };
}
