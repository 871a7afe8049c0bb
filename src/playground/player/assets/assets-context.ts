import { createContext, useContext } from 'react';

/** Width and height of a picture, in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** A file that the browser can load, with its size if it is known before. */
export interface Asset extends Partial<ImageSize> {
  src: string;
}

/** The files of a game, by the paths that its story uses. */
export interface Assets {
  /** The file at a path; null if the game has none. */
  find: (path: string) => Asset | null;
  /** What is shown in place of a background that the game does not have; null for nothing. */
  missingBackground: string | null;
  /** Whether a picture or video that the game does not have is left out: readers have no use for a placeholder. */
  hidesMissing?: boolean;
  /** The fonts of the game that can be used now. */
  fonts: readonly GameFont[];
}

/** A font of the game: its name in the story, and its CSS family. */
export interface GameFont {
  name: string;
  family: string;
}

const AssetsContext = createContext<Assets>({
  find: () => null,
  missingBackground: null,
  fonts: [],
});

export const AssetsProvider = AssetsContext.Provider;

/** The files of the game that is played here. */
export function useAssets(): Assets {
  return useContext(AssetsContext);
}

/** The size of a picture; null if it is only known when the file has loaded. */
export function sizeOf({ width, height }: Asset): ImageSize | null {
  return width === undefined || height === undefined ? null : { width, height };
}

/** The value of the CSS property `font-family` for a font of the game; null if the game does not have it. */
export function gameFont({ fonts }: Pick<Assets, 'fonts'>, name: string): string | null {
  const wanted = name.trim().toLowerCase();
  const font = fonts.find((one) => one.name.toLowerCase() === wanted);
  return font === undefined ? null : `"${font.family}"`;
}
