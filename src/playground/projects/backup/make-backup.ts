import { Zip, strToU8 } from 'fflate';
import { MAIN_FILE } from '../../../ink/story/story-program';
import { zipEntry } from '../../download/zip-entry';
import { createAssetStore } from '../store/asset-store';
import { givenName } from '../store/project';
import { readExtras } from '../store/project-extras';
import { listProjects, readProject } from '../store/project-store';
import type { ProjectStorage } from '../store/tables';
import { BACKUP_FORMAT, MANIFEST, type BackupEntry } from './backup-format';

/** How much of the zip is kept in memory before the browser may put it on the disk, in bytes. */
const MEMORY = 8 * 1024 * 1024;

/** All projects, or some of them, with their files and pinned plays in one zip; deleted ones and the history are left out. */
export async function makeBackup(storage: ProjectStorage, only?: readonly string[]): Promise<Blob> {
  const zip = new BlobZip();
  const entries: BackupEntry[] = [];
  for (const { id, deletedAt } of await listProjects(storage)) {
    if (only === undefined ? deletedAt !== null : !only.includes(id)) continue;
    const project = await readProject(storage, id);
    if (project === null) continue;
    const { card, program } = project;
    const folder = folderOf(card.name, entries);
    const assets = await createAssetStore(storage, id).read();
    entries.push({
      id,
      folder,
      name: givenName(card),
      createdAt: card.createdAt,
      changedAt: card.changedAt,
      files: Object.keys(program.files),
      assets: [...assets].map(([path, { type }]) => ({ path, type })),
      ...(await readExtras(storage, id)),
    });
    zip.addText(`${folder}/${MAIN_FILE}`, program.source);
    for (const [name, text] of Object.entries(program.files))
      zip.addText(`${folder}/${name}`, text);
    for (const [path, blob] of assets) await zip.addBlob(`${folder}/${path}`, blob);
  }
  zip.addText(MANIFEST, JSON.stringify({ format: BACKUP_FORMAT, projects: entries }, null, 2));
  return zip.end();
}

/** A folder named after the project, different from those of the others on any disk. */
function folderOf(name: string, others: readonly BackupEntry[]): string {
  const stem =
    name
      .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
      .trim()
      .slice(0, 60)
      .trim() || 'story';
  const taken = new Set(others.map(({ folder }) => folder.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const folder = number === 1 ? stem : `${stem} ${number}`;
    if (!taken.has(folder.toLowerCase())) return folder;
  }
}

/** A zip that is written piece by piece, so that large files need not be in memory all at once. */
class BlobZip {
  private parts: Blob[] = [];
  private chunks: Uint8Array<ArrayBuffer>[] = [];
  private size = 0;
  private error: Error | null = null;
  private readonly zip = new Zip((error, chunk) => {
    if (error !== null) this.error = error;
    else this.take(new Uint8Array(chunk));
  });

  addText(name: string, text: string): void {
    const file = zipEntry(name, 6);
    this.zip.add(file);
    file.push(strToU8(text), true);
  }

  /** Pictures and sounds are compressed already, so they are stored as they are. */
  async addBlob(name: string, blob: Blob): Promise<void> {
    const file = zipEntry(name, 'stored');
    this.zip.add(file);
    for (let from = 0; from < blob.size; from += MEMORY) {
      const piece = await blob.slice(from, from + MEMORY).arrayBuffer();
      file.push(new Uint8Array(piece), false);
    }
    file.push(new Uint8Array(), true);
  }

  end(): Blob {
    this.zip.end();
    if (this.error !== null) throw this.error;
    return new Blob([...this.parts, ...this.chunks], { type: 'application/zip' });
  }

  private take(chunk: Uint8Array<ArrayBuffer>): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size < MEMORY) return;
    this.parts.push(new Blob(this.chunks));
    this.chunks = [];
    this.size = 0;
  }
}
