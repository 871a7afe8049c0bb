import { endingOf, isInGame } from '../../ink/story/asset-kinds';
import { CUSTOM_CSS, isFontFile } from '../player/assets/game-files';
import type { GameParts } from './game-parts';

/** A file of a downloaded game. */
export interface PackedFile {
  /** What the story calls it. */
  path: string;
  /** Its path on the disk or host; the game finds it by a table. */
  name: string;
  blob: Blob;
}

/** The game’s files that have an address, in the versions that leave; fonts and styles are part of the data. */
export function packedFiles({
  assets,
  smaller,
}: Pick<GameParts, 'assets' | 'smaller'>): PackedFile[] {
  const taken = new Set<string>();
  return [...assets]
    .filter(([path]) => path !== CUSTOM_CSS && !isFontFile(path) && isInGame(path))
    .map(([path, blob]) => {
      const small = smaller.get(path);
      const name = freeName(plainPath(small?.path ?? path), taken);
      taken.add(name.toLowerCase());
      return { path, name, blob: small?.blob ?? blob };
    });
}

/**
 * A path in the letters of ASCII: unpackers and hosts disagree about the others. Accents are left out, and what is no
 * Latin letter becomes a hyphen.
 */
export function plainPath(path: string): string {
  return path
    .split('/')
    .map((part) => {
      const plain = part
        .replaceAll('ß', 'ss')
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[^ -~]+/g, '-');
      return /^-+(?:\.|$)/.test(plain) && plain !== part ? plain.replace(/^-+/, 'file') : plain;
    })
    .join('/');
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const ending = endingOf(name);
  const stem = ending === '' ? name : name.slice(0, -ending.length - 1);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${stem}-${number}.${ending}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}
