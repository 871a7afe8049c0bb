import { importMessages as words } from '../../config/messages/import';
import { importLimits } from './import-limits';
import { Refusal } from './refusal';

/** A file in a zip, as the zip’s directory declares it. */
export interface ZipEntry {
  path: string;
  /** 0 stored, 8 deflated. */
  method: number;
  packedSize: number;
  size: number;
  /** Where the entry’s local header begins. */
  at: number;
  isEncrypted: boolean;
  /** Whether it is a link to another file. */
  isLink: boolean;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
/** Bytes of a directory: enough for the longest names of all entries. */
const MOST_DIRECTORY = 8 * 1024 * 1024;
const { zip: reasons } = words;

/** Reads the directory at the end of a zip, without its files; throws a `Refusal`. */
export async function readZipDirectory(zip: Blob): Promise<ZipEntry[]> {
  const tail = await bytesOf(zip, Math.max(0, zip.size - END_LENGTH - 0xffff), zip.size);
  const end = findEnd(tail);
  if (end === null) throw new Refusal(reasons.none);
  const count = end.getUint16(10, true);
  const length = end.getUint32(12, true);
  const offset = end.getUint32(16, true);
  if (count === 0xffff || length === 0xffffffff || offset === 0xffffffff) {
    throw new Refusal(reasons.large);
  }
  if (count > importLimits.entries) throw new Refusal(words.tooMany(count, importLimits.entries));
  const endAt = zip.size - tail.byteLength + end.byteOffset - tail.byteOffset;
  // Something may precede the zip in its file.
  const before = endAt - length - offset;
  if (before < 0 || length > MOST_DIRECTORY) throw new Refusal(reasons.damaged);
  const entries = parseEntries(await bytesOf(zip, endAt - length, endAt), before);
  if (entries.length !== count) throw new Refusal(reasons.damaged);
  return entries;
}

/** Bytes of a blob, from one place to another. */
export async function bytesOf(blob: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await blob.slice(from, to).arrayBuffer());
}

function findEnd(tail: DataView): DataView | null {
  for (let at = tail.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    if (at + END_LENGTH + tail.getUint16(at + 20, true) === tail.byteLength) {
      return new DataView(tail.buffer, tail.byteOffset + at, END_LENGTH);
    }
  }
  return null;
}

function parseEntries(view: DataView, before: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + ENTRY_LENGTH <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    const nameLength = view.getUint16(at + 28, true);
    const next =
      at +
      ENTRY_LENGTH +
      nameLength +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
    if (next > view.byteLength || entries.length >= importLimits.entries) break;
    const flags = view.getUint16(at + 8, true);
    entries.push({
      path: nameOf(new Uint8Array(view.buffer, view.byteOffset + at + ENTRY_LENGTH, nameLength)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: before + view.getUint32(at + 42, true),
      isEncrypted: (flags & 0x41) !== 0,
      isLink: view.getUint32(at + 38, true) >>> 28 === 0xa,
    });
    at = next;
  }
  return entries;
}

/** Names are UTF-8 today; older programs wrote the characters of their country. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : '_')).join('');
  }
}
