import { endingOf } from '../../ink/story/asset-kinds';

type Signature = readonly [ending: string, at: number, text: string];

/** The first bytes of each format, as Latin-1; the first that matches counts. */
const SIGNATURES: readonly Signature[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF8'],
  ['webp', 8, 'WEBP'],
  ['wav', 8, 'WAVE'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ['m4a', 4, 'ftypM4A'],
  ['mp4', 4, 'ftyp'],
  ['webm', 0, '\x1aE\xdf\xa3'],
  ['ogg', 0, 'OggS'],
  ['mp3', 0, 'ID3'],
  ['woff2', 0, 'wOF2'],
  ['woff', 0, 'wOFF'],
  ['otf', 0, 'OTTO'],
  ['ttf', 0, '\0\x01\0\0'],
  ['ttf', 0, 'true'],
];
/** Endings for the same content. */
const SAME = new Map([
  ['jpeg', 'jpg'],
  ['opus', 'ogg'],
]);
const SVG_START = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i;

/** How many bytes of a file show what it is. */
export const HEAD_BYTES = 4096;

/** The ending that a file should have by its first bytes; null if they are none of a game’s formats. */
export function sniffEnding(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  const found = SIGNATURES.find(([, at, signature]) => text.startsWith(signature, at));
  if (found !== undefined) return found[0];
  // An MP3 without a tag begins with a frame: eleven ones, then its version and layer.
  if (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2) return 'mp3';
  return SVG_START.test(text) && /<svg[\s>]/i.test(text) ? 'svg' : null;
}

/** Whether a file’s name promises what its first bytes are. */
export function fitsEnding(path: string, sniffed: string): boolean {
  const ending = endingOf(path);
  // Sound and video share containers.
  if (sniffed === 'mp4' && ending === 'm4a') return true;
  // Either kind of outlines can be in an OpenType font.
  if (sniffed === 'ttf' && ending === 'otf') return true;
  return (SAME.get(ending) ?? ending) === sniffed;
}
