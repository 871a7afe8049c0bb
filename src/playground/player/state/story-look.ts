import type { CSSProperties } from 'react';
import type { Rgb } from '../../../ink/markup/contrast';
import { ENGINE_THEMES, THEME_COLORS } from '../../../ink/story/engine-themes';
import { gameFont, type Assets } from '../assets/assets-context';
import type { Tags } from '../engine/game-view';

/** The first is the page’s own. */
export const THEMES = ['site', ...ENGINE_THEMES] as const;
export type Theme = (typeof THEMES)[number];

/** What players can set about the story’s appearance; sizes are percentages, as in the engine. */
export interface StoryLook {
  theme: Theme;
  /** One of `FONTS`, or the name of the story’s own font. */
  font: string;
  fontSize: number;
  lineHeight: number;
}

/** The font families that can be chosen. */
const FONTS = {
  site: 'var(--font-text)',
  sans: 'var(--font-ui)',
  serif: 'var(--font-heading)',
  mono: 'var(--font-code)',
};
export type Font = keyof typeof FONTS;

/** The engine’s names for fonts that every system has. */
export const SYSTEM_FONTS: ReadonlyMap<string, string> = new Map([
  ['System', "system-ui, -apple-system, 'Segoe UI', roboto, sans-serif"],
  ['Sans Serif', 'arial, helvetica, sans-serif'],
  ['Serif', "georgia, 'Times New Roman', serif"],
  ['Monospaced', FONTS.mono],
]);

export const FONT_SIZES = { min: 70, max: 150, step: 10 };
export const LINE_HEIGHTS = { min: 100, max: 200, step: 25 };

export interface StoryLookState {
  look: StoryLook;
  /** The font that the story sets; null for none. */
  ownFont: string | null;
  change: (part: Partial<StoryLook>) => void;
}

/** The story’s appearance: as its tags say, except for what the player has chosen. */
export function storyLook(
  { theme, font }: Tags,
  chosen: Partial<StoryLook>,
  onChange: (chosen: Partial<StoryLook>) => void,
): StoryLookState {
  const ownFont =
    typeof font === 'string' && /^[\p{L}\d][\p{L}\d -]{0,60}$/u.test(font) ? font : null;
  return {
    look: {
      theme: ownTheme(theme) ?? 'site',
      font: ownFont ?? 'site',
      fontSize: 100,
      lineHeight: 150,
      ...chosen,
    },
    ownFont,
    change: (part) => onChange({ ...chosen, ...part }),
  };
}

/** The theme that a story’s tags set; null for none, or one that does not exist. */
export function ownTheme(theme: Tags[string] | undefined): Theme | null {
  return THEMES.find((name) => name !== 'site' && name === theme) ?? null;
}

/** The `data-scheme` of an element with a theme’s colours; undefined for those of the page. */
export function schemeOf(theme: Theme): Theme | undefined {
  return theme === 'site' ? undefined : theme;
}

/** The engine’s colour of text in a theme; without one, games are light. */
export function textColor(theme: Theme): Rgb {
  return THEME_COLORS[theme === 'site' ? 'light' : theme].text;
}

/** The styles of the story’s text; defaults need no style. */
export function lookStyle(
  { font, fontSize, lineHeight }: StoryLook,
  assets: Assets,
): CSSProperties {
  return {
    ...(font !== 'site' && {
      fontFamily: isFont(font)
        ? FONTS[font]
        : (SYSTEM_FONTS.get(font) ?? `${gameFont(assets, font) ?? `"${font}"`}, ${FONTS.site}`),
    }),
    ...(fontSize !== 100 && { fontSize: `${fontSize}%` }),
    ...(lineHeight !== 150 && { lineHeight: lineHeight / 100 }),
  };
}

/** Whether a font is one of this page’s. */
export function isFont(name: string): name is Font {
  return Object.hasOwn(FONTS, name);
}

/** Whether a font is a file of the game, which this page does not have. */
export function isGameFont(name: string): boolean {
  return !isFont(name) && !SYSTEM_FONTS.has(name);
}

/** The fonts offered in the menu: the story’s own, those that come with the game, and the player’s. */
export function fontsFor(ownFont: string | null, { fonts }: Assets): string[] {
  const own = ownFont === null ? [] : [ownFont];
  const others = fonts
    .map(({ name }) => name)
    .filter((name) => name.toLowerCase() !== ownFont?.toLowerCase());
  return [...own, ...others, ...Object.keys(FONTS)];
}
