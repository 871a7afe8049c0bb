import { fontsFor, isGameFont, lookStyle } from './story-look';

const assets = {
  find: () => null,
  missingBackground: null,
  fonts: [{ name: 'IM Fell', family: 'story IM Fell' }],
};
const look = { theme: 'site', fontSize: 100, lineHeight: 150 } as const;

test.each([
  ['site', undefined],
  ['mono', 'var(--font-code)'],
  ['Monospaced', 'var(--font-code)'],
  ['Serif', "georgia, 'Times New Roman', serif"],
  ['Sans Serif', 'arial, helvetica, sans-serif'],
  ['Lora', '"Lora", var(--font-text)'],
  ['im fell', '"story IM Fell", var(--font-text)'],
  ['constructor', '"constructor", var(--font-text)'],
])('the font %s has its families', (font, fontFamily) => {
  expect(lookStyle({ ...look, font }, assets).fontFamily).toBe(fontFamily);
});

test('a font that comes with a game is none of this page', () => {
  expect(['Lora', 'System', 'Serif', 'sans'].filter(isGameFont)).toEqual(['Lora']);
});

test('the menu offers the fonts of the game once', () => {
  expect(fontsFor('im fell', assets).slice(0, 2)).toEqual(['im fell', 'site']);
  expect(fontsFor(null, assets).slice(0, 2)).toEqual(['IM Fell', 'site']);
});
