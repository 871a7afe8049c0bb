import { readFileSync } from 'node:fs';
import { THEME_COLORS } from '../../config/theme-colors';
import { parseColorModeChoice } from './color-mode-constants';

test('only the two modes are choices', () => {
  expect(parseColorModeChoice('dark')).toBe('dark');
  expect(parseColorModeChoice('light')).toBe('light');
  expect(parseColorModeChoice(null)).toBe('system');
  expect(parseColorModeChoice('system')).toBe('system');
  expect(parseColorModeChoice('<b>')).toBe('system');
});

test("the colours of the browser's frame are those of the paper", () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--day-paper: ${THEME_COLORS.light};`);
  expect(tokens).toContain(`--night-paper: ${THEME_COLORS.dark};`);
});
