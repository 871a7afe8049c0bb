import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [root = ''] = source.split('@media (prefers-contrast');
const tokens = new Map<string, string>();
for (const [, name = '', value = ''] of root.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
  if (!tokens.has(name)) tokens.set(name, value.replaceAll(/\s+/g, ' ').trim());
}

type Mode = 'light' | 'dark';

/** The hex colour of a token. */
function colorOf(value: string, mode: Mode): string {
  const pair =
    /^var\(--in-light, (#\w+|var\([^)]+\))\) var\(--in-dark, (#\w+|var\([^)]+\))\)$/.exec(value);
  if (pair) return colorOf(pair[mode === 'light' ? 1 : 2] ?? '', mode);
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return colorOf(tokens.get(name) ?? '', mode);
  if (!/^#[\da-f]{6}$/.test(value))
    throw new Error(`“${value}” is no colour that can be measured.`);
  return value;
}

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string, mode: Mode): number {
  const [a, b] = [text, ground].map((name) =>
    luminance(colorOf(tokens.get(`--color-${name}`) ?? '', mode)),
  ) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const papers = ['paper', 'paper-raised', 'paper-sunken'];
const notices = ['note', 'tip', 'info', 'warning', 'danger'];
const codeGrounds = ['code-bg', 'line-highlight', 'line-added', 'line-removed', 'paper'];
const codeColors = [...tokens.keys()].flatMap((name) =>
  name.startsWith('--color-code-') && name !== '--color-code-bg'
    ? [name.slice('--color-'.length)]
    : [],
);

const pairs: [text: string, ground: string, least: number][] = [
  // Body text: AAA.
  ...[...papers, 'selection', 'accent-soft', ...notices.map((name) => `${name}-soft`)].map(
    (ground): [string, string, number] => ['ink', ground, 7],
  ),
  ['ink-soft', 'paper', 7],
  // All other text: AA.
  ...papers.flatMap((ground) =>
    ['ink-soft', 'link', 'link-hover', 'accent'].map((text): [string, string, number] => [
      text,
      ground,
      4.5,
    ]),
  ),
  ...notices.flatMap((name): [string, string, number][] => [
    [name, 'paper', 4.5],
    [name, `${name}-soft`, 4.5],
    ['link', `${name}-soft`, 4.5],
    ['ink-soft', `${name}-soft`, 4.5],
  ]),
  ['accent', 'accent-soft', 4.5],
  ['paper', 'ink', 4.5],
  ...codeColors.flatMap((text) =>
    codeGrounds.map((ground): [string, string, number] => [text, ground, 4.5]),
  ),
  // Decoration.
  ...papers.map((ground): [string, string, number] => ['focus', ground, 3]),
  ['ink-faint', 'paper', 3],
  ['ink-faint', 'paper-raised', 3],
];

describe.each<Mode>(['light', 'dark'])('in the %s theme', (mode) => {
  test.each(pairs)('%s on %s has a contrast of %d', (text, ground, least) => {
    expect(contrast(text, ground, mode)).toBeGreaterThanOrEqual(least);
  });
});
