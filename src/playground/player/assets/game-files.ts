import { assetKind } from '../../../ink/story/asset-kinds';
import type { Assets } from './assets-context';

/** A font file of a game, and how to read it. */
export interface FontFile {
  path: string;
  read: () => Promise<ArrayBuffer>;
}

/** What a game brings along, wherever it is stored. */
export interface GameFiles extends Pick<Assets, 'find' | 'missingBackground' | 'hidesMissing'> {
  fonts: readonly FontFile[];
  /** Reads the game’s `custom.css`; null if it has none. */
  readCss: (() => Promise<string>) | null;
}

/** Where a game keeps the styles of its author. */
export const CUSTOM_CSS = 'custom.css';

/** Whether a file is a font that games can use. */
export function isFontFile(path: string): boolean {
  return assetKind(path) === 'font';
}
