import { Inflate } from 'fflate';
import { importMessages as words } from '../../config/messages/import';
import type { FoundFile } from '../assets/found-file';
import { normalPath, pathProblem } from './check-path';
import { importLimits } from './import-limits';
import { Refusal } from './refusal';
import { isLitter, isWanted } from './wanted-files';
import { bytesOf, readZipDirectory, type ZipEntry } from './zip-directory';

/** The files that an import can use, and the paths of the others. */
export interface FoundFiles {
  files: FoundFile[];
  leftOut: string[];
}

const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
/** Bytes that are inflated at a time: at most a thousand times as many come out. */
const STEP = 16 * 1024;
const { zip: reasons } = words;

/** Reads the files of a zip that an import can use; throws a `Refusal`. */
export async function readZip(zip: Blob): Promise<FoundFiles> {
  const entries = (await readZipDirectory(zip)).map((entry) => ({
    ...entry,
    isFolder: /[/\\]$/.test(entry.path),
  }));
  for (const { path } of entries) {
    const problem = pathProblem(path);
    if (problem !== null && !isLitter(path)) throw new Refusal(words.badPath(path, problem));
  }
  const present = entries.filter(({ path, isFolder }) => !isFolder && !isLitter(path));
  const wanted = present.filter(({ path }) => isWanted(path));
  checkEntries(wanted, zip.size);
  const files: FoundFile[] = [];
  for (const entry of wanted) {
    files.push({ path: normalPath(entry.path), blob: await unpack(zip, entry) });
  }
  const leftOut = present.filter(({ path }) => !isWanted(path)).map(({ path }) => path);
  return { files, leftOut };
}

function checkEntries(entries: readonly ZipEntry[], zipSize: number): void {
  let packed = 0;
  let size = 0;
  for (const entry of entries) {
    if (entry.isEncrypted) throw new Refusal(reasons.encrypted(entry.path));
    if (entry.isLink) throw new Refusal(reasons.link(entry.path));
    if (entry.method !== 0 && entry.method !== 8) throw new Refusal(reasons.method(entry.path));
    if (entry.size > importLimits.file) {
      throw new Refusal(words.tooLarge(entry.path, importLimits.file));
    }
    packed += entry.packedSize;
    size += entry.size;
  }
  if (size > importLimits.total) throw new Refusal(words.tooMuch(importLimits.total));
  // Entries that share their contents grow a small zip to any size.
  if (packed > zipSize) throw new Refusal(reasons.bomb);
}

async function unpack(zip: Blob, entry: ZipEntry): Promise<Blob> {
  const { path, at, packedSize, size, method } = entry;
  const header = await bytesOf(zip, at, at + LOCAL_LENGTH);
  if (header.byteLength < LOCAL_LENGTH || header.getUint32(0, true) !== LOCAL) {
    throw new Refusal(reasons.damaged);
  }
  const from = at + LOCAL_LENGTH + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = zip.slice(from, from + packedSize);
  if (packed.size !== packedSize) throw new Refusal(reasons.damaged);
  const content = method === 0 ? packed : await inflate(packed, entry);
  if (content.size !== size) throw new Refusal(reasons.damagedFile(path));
  return content;
}

/** Inflates step by step, so that the page stays alive, and stops at the first byte that was not declared. */
async function inflate(packed: Blob, { path, size }: ZipEntry): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const stream = new Inflate((part) => {
    length += part.length;
    parts.push(new Uint8Array(part));
  });
  for (let at = 0; at < packed.size; at += STEP) {
    const step = await bytesOf(packed, at, at + STEP);
    try {
      stream.push(new Uint8Array(step.buffer), at + STEP >= packed.size);
    } catch {
      throw new Refusal(reasons.damagedFile(path));
    }
    if (length > size) throw new Refusal(reasons.bomb);
  }
  return new Blob(parts);
}
