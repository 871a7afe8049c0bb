import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ENGINE_THEMES, THEME_COLORS, type EngineTheme } from './engine-themes';

test('the colours of the themes are those of the reference', () => {
  const { entries } = parse(readFileSync('content/reference/theme-variables.yaml', 'utf8')) as {
    entries: ({ name: string } & Record<EngineTheme, string>)[];
  };
  const written = (variable: string, theme: EngineTheme) =>
    entries.find(({ name }) => name === variable)?.[theme].toLowerCase();
  const hex = (color: readonly number[]) =>
    `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  for (const theme of ENGINE_THEMES) {
    expect(hex(THEME_COLORS[theme].text)).toBe(written('font-color', theme));
    expect(hex(THEME_COLORS[theme].paper)).toBe(written('bg-color', theme));
  }
});
