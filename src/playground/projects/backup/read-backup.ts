import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { soundText } from '../../../base/text/sound-text';
import { playerMessages } from '../../../config/messages/player';
import { titleOf } from '../../../ink/story/game-name';
import { isFileName, isSameProgram, MAIN_FILE } from '../../../ink/story/story-program';
import { createAssetStore } from '../store/asset-store';
import { isProjectId, newProjectId } from '../store/project';
import { hasSameExtras, readExtras, type Extras } from '../store/project-extras';
import { addProjects, listProjects, readProject, type AddedProject } from '../store/project-store';
import type { ProjectStorage } from '../store/tables';
import { BACKUP_FORMAT, MANIFEST, parseManifest, type BackupEntry } from './backup-format';

/** What a backup may unpack to, so that a small file cannot fill the memory. */
const MAX_BYTES = 2 * 1024 ** 3;
const MAX_ENTRIES = 20_000;

/** Why a file could not be restored from. */
export type BackupFailure = 'no-zip' | 'no-backup' | 'newer-site' | 'too-large' | 'damaged';

export type BackupResult =
  | { isOk: true; added: number; copies: number; same: number }
  | { isOk: false; failure: BackupFailure };

export type BackupProject = AddedProject & Extras & { id: string };

/**
 * Adds the projects of a backup. Nothing is overwritten: a project that differs from the one that is there comes in as
 * a copy, whose name `nameCopy` makes.
 */
export async function restoreBackup(
  storage: ProjectStorage,
  file: Blob,
  nameCopy: (name: string) => string,
): Promise<BackupResult> {
  const read = await readBackup(file);
  if (!('projects' in read)) return { isOk: false, failure: read.failure };
  return restoreProjects(storage, read.projects, nameCopy);
}

/** Adds the projects of a backup that has been read. */
export async function restoreProjects(
  storage: ProjectStorage,
  projects: readonly BackupProject[],
  nameCopy: (name: string) => string,
): Promise<BackupResult & { isOk: true }> {
  const cards = await listProjects(storage);
  const names = new Set(cards.filter((card) => card.deletedAt === null).map(({ name }) => name));
  const added: BackupProject[] = [];
  let [copies, same] = [0, 0];
  for (const project of projects) {
    const isKnown = cards.some(({ id }) => id === project.id);
    if (isKnown && (await isSame(storage, project))) {
      same += 1;
      continue;
    }
    // As on its card.
    const name = project.name ?? titleOf(project.program);
    const isCopy = isKnown || (name !== '' && names.has(name));
    if (isCopy) copies += 1;
    added.push({
      ...project,
      id: isKnown || !isProjectId(project.id) ? newProjectId() : project.id,
      name: isCopy ? nameCopy(name || playerMessages.unnamed) : project.name,
    });
  }
  await addProjects(storage, added);
  return { isOk: true, added: added.length, copies, same };
}

async function isSame(
  storage: ProjectStorage,
  { id, program, assets, ...extras }: BackupProject,
): Promise<boolean> {
  const stored = await readProject(storage, id);
  if (stored?.card.deletedAt !== null) return false;
  if (!isSameProgram(stored.program, program)) return false;
  if (!hasSameExtras(await readExtras(storage, id), extras)) return false;
  const own = await createAssetStore(storage, id).read();
  if (own.size !== assets.size) return false;
  for (const [path, blob] of assets) {
    const other = own.get(path);
    if (other?.size !== blob.size || !(await hasSameBytes(blob, other))) return false;
  }
  return true;
}

async function hasSameBytes(one: Blob, other: Blob): Promise<boolean> {
  const [left, right] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(right);
  return new Uint8Array(left).every((byte, index) => byte === bytes[index]);
}

/** The projects of a backup, or why there are none. */
export type ReadBackup = { projects: BackupProject[] } | { failure: BackupFailure };

/** Reads a backup as it was downloaded. */
export async function readBackup(file: Blob): Promise<ReadBackup> {
  let bytes: Uint8Array;
  let sizes: Map<string, number>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
    sizes = sizesIn(bytes);
  } catch {
    return { failure: 'no-zip' };
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total > MAX_BYTES || sizes.size > MAX_ENTRIES) return { failure: 'too-large' };
  return readUnpacked((name) => {
    const found = unzipSync(bytes, { filter: (entry) => entry.name === name })[name];
    return found === undefined ? null : new Uint8Array(found);
  });
}

/** Reads a backup that has been unpacked; `read` returns a file by its path below the backup’s folder. */
export function readUnpacked(read: (name: string) => Uint8Array<ArrayBuffer> | null): ReadBackup {
  const text = (name: string): string | null => {
    const found = read(name);
    return found === null ? null : strFromU8(found);
  };
  try {
    const manifest = parseManifest(JSON.parse(text(MANIFEST) ?? 'null'));
    if (manifest === null) return { failure: 'no-backup' };
    if (manifest.format > BACKUP_FORMAT) return { failure: 'newer-site' };
    return { projects: manifest.projects.map((entry) => projectOf(entry, text, read)) };
  } catch {
    return { failure: 'damaged' };
  }
}

/** The unpacked sizes of a zip’s files by name, without unpacking them. */
function sizesIn(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  const note = ({ name, originalSize }: UnzipFileInfo): boolean => {
    sizes.set(name, originalSize);
    return false;
  };
  unzipSync(bytes, { filter: note });
  return sizes;
}

function projectOf(
  entry: BackupEntry,
  text: (name: string) => string | null,
  read: (name: string) => Uint8Array<ArrayBuffer> | null,
): BackupProject {
  const { id, folder, name, createdAt, changedAt, ...own } = entry;
  const { pins, config, positions, mapPictures, dismissed, testerNotes } = own;
  const source = text(`${folder}/${MAIN_FILE}`);
  if (source === null) throw new Error(`${folder}/${MAIN_FILE} is missing.`);
  const files = entry.files.filter(isFileName).map((file) => {
    const content = text(`${folder}/${file}`);
    if (content === null) throw new Error(`${folder}/${file} is missing.`);
    return [file, soundText(content)] as const;
  });
  const assets = entry.assets.map(({ path, type }) => {
    const content = read(`${folder}/${path}`);
    if (content === null) throw new Error(`${folder}/${path} is missing.`);
    return [path, new Blob([content], { type })] as const;
  });
  const program = { source: soundText(source), files: Object.fromEntries(files) };
  const extras = {
    ...{ pins, config, positions },
    ...(mapPictures && { mapPictures }),
    ...(dismissed && { dismissed }),
    ...(testerNotes && { testerNotes }),
  };
  return { id, name, program, createdAt, changedAt, assets: new Map(assets), ...extras };
}
