/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ENGINE_THEMES, THEME_COLORS } from './engine-themes';

test('the colours of the themes are those of the reference', () => {
  const { entries } = parse(readFileSync('content/reference/theme-variables.yaml', 'utf8')) as {
    entries: Record<string, string>[];
  };
  const written = (name: string, theme: string) =>
    entries.find((entry) => entry['name'] === name)?.[theme]?.toLowerCase();
  const hex = (color: readonly number[]) =>
    `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  for (const theme of ENGINE_THEMES) {
    expect(hex(THEME_COLORS[theme].text)).toBe(written('font-color', theme));
    expect(hex(THEME_COLORS[theme].paper)).toBe(written('bg-color', theme));
  }
});
