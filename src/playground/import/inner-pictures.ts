import { fromBase64 } from '../../base/text/base64';
import type { FoundFile } from '../assets/found-file';

const PICTURE =
  /data:image\/(?<type>png|jpe?g|gif|webp|svg\+xml);base64,(?<data>[A-Za-z\d+/\s]+={0,2})/g;

/** Texts with the names of files in place of the pictures that are written out in them, and these files. */
export function innerPictures(texts: ReadonlyMap<string, string>): {
  texts: ReadonlyMap<string, string>;
  files: readonly FoundFile[];
} {
  const known = new Map<string, FoundFile>();
  const named = new Map<string, string>();
  for (const [path, text] of texts) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const change = (written: string, type: string, data: string): string => {
      const ending = type.replace('jpeg', 'jpg').replace('svg+xml', 'svg');
      const name = nameOf(known.get(written)) ?? `picture_${known.size + 1}.${ending}`;
      const bytes = bytesOf(data);
      if (bytes === null) return written;
      known.set(written, { path: folder + name, blob: new Blob([bytes]) });
      return name;
    };
    named.set(path, text.replace(PICTURE, change));
  }
  return { texts: named, files: [...known.values()] };
}

function nameOf(file: FoundFile | undefined): string | undefined {
  return file?.path.slice(file.path.lastIndexOf('/') + 1);
}

function bytesOf(data: string): Uint8Array<ArrayBuffer> | null {
  try {
    return fromBase64(data.replace(/\s+/g, ''));
  } catch {
    return null;
  }
}
