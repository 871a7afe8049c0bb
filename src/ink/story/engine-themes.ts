import type { Rgb } from '../markup/contrast';

/** The themes that come with the engine. */
export const ENGINE_THEMES = ['light', 'sepia', 'dark'] as const;
export type EngineTheme = (typeof ENGINE_THEMES)[number];

/** What text is written with and on in each theme, as the engine’s theme files say. */
export const THEME_COLORS: Readonly<Record<EngineTheme, { text: Rgb; paper: Rgb }>> = {
  light: { text: [0x33, 0x33, 0x33], paper: [0xfc, 0xfc, 0xfc] },
  sepia: { text: [0x33, 0x33, 0x33], paper: [0xff, 0xee, 0xdb] },
  dark: { text: [0xee, 0xee, 0xee], paper: [0x4c, 0x3b, 0x4d] },
};

export function isEngineTheme(name: string): name is EngineTheme {
  return ENGINE_THEMES.some((theme) => theme === name);
}
