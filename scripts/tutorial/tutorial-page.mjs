// Reads what a tutorial page tells its readers to type.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const FENCE = /^(?<indent> *)```(?<info>.*)\n(?<code>[\s\S]*?)^ *```$/gm;

/** The fences of a page: the words after the backticks, and the code without the fence’s indentation. */
export function fencesOf(page) {
  const source = readFileSync(`content/docs/${page}.mdx`, 'utf8');
  return [...source.matchAll(FENCE)].map(({ groups: { indent, info, code } }) => ({
    info,
    code: code
      .split('\n')
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
      .join('\n'),
  }));
}

/** The commands on a page for macOS and Linux, in order. */
export function commandsOf(page) {
  return fencesOf(page)
    .filter(({ info }) => info === 'bash')
    .flatMap(({ code }) => code.split('\n').map((line) => line.trim()))
    .filter(Boolean);
}

/** The code that a page shows for a file; if there are several, the one that contains `words`. */
export function codeFor(page, file, words = '') {
  const found = fencesOf(page).find(
    ({ info, code }) => info.includes(`title="${file}"`) && code.includes(words),
  );
  assert.ok(found, `${page} shows no ${file} with “${words}”`);
  return found.code;
}

/** Applies a `diff-` fence to a text. */
export function applyDiff(text, diff) {
  const lines = diff.split('\n').filter(Boolean);
  const side = (sign) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = side('+');
  assert.ok(text.includes(before), `nothing holds\n${before}`);
  return text.replace(before, () => side('-'));
}
