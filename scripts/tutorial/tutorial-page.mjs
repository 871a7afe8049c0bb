// Reads what a page of the tutorial tells its readers to type.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const FENCE = /^(?<indent> *)```(?<info>.*)\n(?<code>[\s\S]*?)^ *```$/gm;

/** The fences of a page: what stands behind the backticks, and the code without the indent of the fence. */
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

/** The commands that a page shows for macOS and Linux, in their order. */
export function commandsOf(page) {
  return fencesOf(page)
    .filter(({ info }) => info === 'bash')
    .flatMap(({ code }) => code.split('\n').map((line) => line.trim()))
    .filter(Boolean);
}

/** The code that a page shows for a file; where there are several, the one that holds `words`. */
export function codeFor(page, file, words = '') {
  const found = fencesOf(page).find(
    ({ info, code }) => info.includes(`title="${file}"`) && code.includes(words),
  );
  assert.ok(found, `${page} shows no ${file} with “${words}”`);
  return found.code;
}

/** Changes a text as a `diff-` fence shows. */
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
