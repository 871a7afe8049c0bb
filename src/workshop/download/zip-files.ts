import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { mediaType } from '../../player/assets/media-type';
import type { ZipEntries } from './game-parts';

/** Packs files into a zip, one after the other; what is compressed already is stored as it is. */
export async function zipFiles(entries: ZipEntries): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  for (const [path, blob] of entries) {
    const isPacked = /^(?:image\/(?!svg)|audio\/(?!wav)|video\/|font\/woff2)/.test(mediaType(path));
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 9 });
    zip.add(file);
    file.push(new Uint8Array(await blob.arrayBuffer()), true);
  }
  zip.end();
  return new Blob(chunks, { type: 'application/zip' });
}
