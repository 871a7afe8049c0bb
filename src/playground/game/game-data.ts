/** A game as it leaves the site: what its scripts find in `window.atramentGame`. */
export interface GameData {
  /** The name until the story sets one. */
  title: string;
  /** The compiled story, as JSON. */
  story: string;
  /** The address of each file that is not below: relative to the page, or with the content itself. */
  files: Readonly<Record<string, string>>;
  /** Fonts in base64: pages without an origin may not load them from files. */
  fonts: Readonly<Record<string, string>>;
  /** The author’s own styles. */
  css: string | null;
}

declare global {
  interface Window {
    atramentGame: GameData;
  }
}
