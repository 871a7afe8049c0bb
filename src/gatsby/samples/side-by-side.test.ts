import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { noCache } from '../../../testing/no-cache';
import { formatProblems } from '../../base/problems/format-problems';
import { contentReference } from '../../docs/reference/content-reference.fixture';
import { compilePiece } from '../../lessons/samples/compile-piece';
import { checkSampleWords } from './check-sample-words';

const FOLDER = 'content/docs/coming-from';

/** The ink in the last column of the tables that set another tool’s words beside ours, with its place. */
const cells = readdirSync(FOLDER).flatMap((name) => {
  const file = path.posix.join(FOLDER, name);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const last = line.split(/(?<!\\)\|/).at(-2);
      if (!line.startsWith('| ') || !last?.startsWith(' `')) return [];
      const code = [...last.matchAll(/`([^`]+)`/g)].map(([, ink = '']) => ink).join('\n');
      return [{ file, line: index + 1, code: code.replaceAll('\\|', '|') }];
    });
});

test('all ink beside another tool’s words compiles', () => {
  expect(cells.length).toBeGreaterThan(60);
  const errors = cells.flatMap(({ file, line, code }) =>
    // What is in a place stands in no table.
    compilePiece({ source: code.replace(/^===.*$/gm, '$&\nText.'), files: {} })
      .issues.filter(({ isWarning }) => !isWarning)
      .map(({ text }) => `${file}:${line}: ${code}: ${text}`),
  );
  expect(errors).toEqual([]);
});

test('its tags and markup are the engine’s', async () => {
  const fences = cells.map(({ file, line, code }) => ({
    file,
    codeSamples: [{ language: 'ink', code, meta: 'fragment', line }],
  }));
  const problems = await checkSampleWords(fences, contentReference.entries, [], {
    cache: noCache,
    digest: '',
  });
  expect(problems.length === 0 ? '' : formatProblems(problems)).toBe('');
});
