// Shared by React and the script that runs before the first paint, so this file does not use React.

/** What the reader sees. */
export type ColorMode = 'light' | 'dark';
/** What the reader chose; `system` means no choice. */
export type ColorModeChoice = 'system' | ColorMode;

export const COLOR_MODE_STORAGE_KEY = 'theme';
export const COLOR_MODE_ATTRIBUTE = 'data-theme';
export const COLOR_MODE_CHOICE_ATTRIBUTE = 'data-theme-choice';

/** `?docusaurus-theme=dark` shows a page in a mode without storing it (for screenshots and frames). */
export const COLOR_MODE_QUERY = 'docusaurus-theme';
/** `?docusaurus-data-x=y` sets `data-x="y"` on the document, so that a frame can request a variant. */
export const DATA_QUERY_PREFIX = 'docusaurus-data-';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Reads a stored or requested value; anything that is not a mode means no choice. */
export function parseColorModeChoice(value: string | null): ColorModeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}
