import { plainName } from '../../../../base/text/plain-name';

/** The longer side of a picture, in pixels. */
export const LONGEST_SIDE = 2000;
/** The largest file of a picture, in bytes. */
export const LARGEST_FILE = 5_000_000;

/** How the names of pictures end, by the type of their files. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};
/** Drawings have no pixels, and a canvas would stop what moves. */
const KEPT = ['image/svg+xml', 'image/gif'];

/** The types of files that the site shows as pictures. */
export const PICTURE_TYPES = Object.keys(ENDINGS);

/** Why a file cannot be a picture of the site; null if it can. */
export function refusalOf({ name, type }: Pick<File, 'name' | 'type'>): string | null {
  if (ENDINGS[type] !== undefined) return null;
  return `“${name}” is not a picture. Use a PNG, JPEG, WebP, AVIF, GIF or SVG file.`;
}

/** Why a picture cannot be uploaded at its size; null if it can. */
export function tooLarge(name: string, bytes: number): string | null {
  if (bytes <= LARGEST_FILE) return null;
  const size = (bytes / 1_000_000).toFixed(1);
  return `“${name}” has ${size} MB, and the limit is 5 MB. Save it as a JPEG or WebP file, or make it smaller.`;
}

/** The size to which a picture is reduced; null if it stays as it is. */
export function reducedSize(
  type: string,
  { width, height }: { width: number; height: number },
): { width: number; height: number } | null {
  const longest = Math.max(width, height);
  if (KEPT.includes(type) || longest <= LONGEST_SIDE) return null;
  const scale = LONGEST_SIDE / longest;
  const reduce = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: reduce(width), height: reduce(height) };
}

/** A file name in plain letters that no picture has yet: the second `lamp.png` becomes `lamp-2.png`. */
export function freeName(name: string, type: string, taken: readonly string[]): string {
  const ending = ENDINGS[type] ?? 'png';
  const base = plainName(name.replace(/\.[^.]*$/, '')) || 'picture';
  const isTaken = (file: string) =>
    taken.some((other) => other.toLowerCase() === `/img/${file}`.toLowerCase());
  let file = `${base}.${ending}`;
  for (let count = 2; isTaken(file); count += 1) file = `${base}-${count}.${ending}`;
  return file;
}

/** The picture that a new one may be meant to replace: it has the same name, in any folder, best in none. */
export function sameName(name: string, known: readonly string[]): string | undefined {
  const ending = `/${name}`.toLowerCase();
  const same = known.filter(
    (other) => other.startsWith('/img/') && other.toLowerCase().endsWith(ending),
  );
  return same.sort((one, other) => one.split('/').length - other.split('/').length)[0];
}

/** A picture as pages write it: with a caption it is a figure. */
export function writePicture(src: string, alt: string, caption: string): string {
  const line = (text: string) => text.trim().replace(/\s+/g, ' ');
  const quoted = (text: string) => `"${line(text).replaceAll('"', '&quot;')}"`;
  if (caption.trim() !== '') {
    return `<Figure src="${src}" alt=${quoted(alt)} caption=${quoted(caption)} />`;
  }
  return `![${line(alt).replace(/[[\]\\<{`*_]/g, '\\$&')}](${src})`;
}
