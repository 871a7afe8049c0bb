import { languageOfTable } from './table-path';

/** What a file of a game is. */
export type AssetKind = 'picture' | 'sound' | 'video' | 'font' | 'style' | 'language';

const KINDS: Readonly<Record<AssetKind, readonly string[]>> = {
  picture: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'],
  sound: ['mp3', 'ogg', 'opus', 'm4a', 'wav'],
  video: ['mp4', 'webm'],
  font: ['woff2', 'woff', 'ttf', 'otf'],
  style: [],
  language: [],
};

/** The only style sheet that a game loads. */
export const CUSTOM_CSS = 'custom.css';

/** The endings of all files that a game may contain besides its ink, and of its pictures, for file pickers. */
export const ASSET_ENDINGS = Object.values(KINDS).flat();
export const PICTURE_ENDINGS = KINDS.picture;

/** What a file is, by its name; null if a game cannot use it. */
export function assetKind(path: string): AssetKind | null {
  if (/(?:^|\/)custom\.css$/i.test(path)) return 'style';
  if (languageOfTable(path) !== null) return 'language';
  const ending = endingOf(path);
  const found = Object.entries(KINDS).find(([, endings]) => endings.includes(ending));
  return (found?.[0] as AssetKind | undefined) ?? null;
}

/** Whether a file is one that a project may contain besides its ink. */
export function isAssetPath(path: string): boolean {
  return assetKind(path) !== null;
}

/** Whether the file itself is in the game that players get; of translations only the texts are. */
export function isInGame(path: string): boolean {
  return assetKind(path) !== 'language';
}

/** The ending of a file name in small letters, without the dot. */
export function endingOf(path: string): string {
  return /\.(?<ending>[^./]+)$/.exec(path)?.groups?.ending?.toLowerCase() ?? '';
}
