import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { loadDocs } from '../../../testing/load-docs';
import { isInk, readInkSample } from '../../docs/document/samples/read-ink-sample';
import { contentReference } from '../../docs/reference/content-reference.fixture';
import { selectCompletionWords } from '../../docs/reference/select-completion-words';
import { wordHints } from './word-hints';

const words = selectCompletionWords(contentReference.entries);
const hintsOf = (source: string) => wordHints({ source, files: {} }, words);

const FOLDERS = ['content', 'e2e/stories'];

test('nothing is said of the whole games, the starters and the recorded stories', () => {
  const stories = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ink'))
      .map((name) => path.join(folder, name)),
  );
  expect(stories.length).toBeGreaterThan(10);
  const said = stories.flatMap((file) =>
    hintsOf(readFileSync(file, 'utf8')).map(({ text, line }) => `${file}:${line} ${text}`),
  );
  expect(said).toEqual([]);
});

test('nothing is said of the samples of the docs, unless they show a mistake', async () => {
  const said = (await loadDocs()).flatMap(({ file, codeSamples }) =>
    codeSamples
      .filter(isInk)
      .map(readInkSample)
      .flatMap((sample) =>
        hintsOf(sample.source).map(({ text, line }) => `${file}:${sample.line}+${line} ${text}`),
      ),
  );
  // Brackets that are meant as text, in a paragraph about just that.
  expect(said.filter((text) => !text.includes('“[sic]”'))).toEqual([]);
});

test('nothing is said of the solutions of the exercises', () => {
  const folder = 'content/exercises';
  const said = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) =>
      solutionsIn(parse(readFileSync(path.join(folder, name), 'utf8'))).flatMap((source) =>
        hintsOf(source).map(({ text, line }) => `${name}, line ${line} of “${source}”: ${text}`),
      ),
    );
  expect(said).toEqual([]);
});

function solutionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    if (typeof one !== 'string') return solutionsIn(one);
    return key === 'solution' ? [one] : [];
  });
}

test('nothing is said of the samples of the reference', () => {
  const said = contentReference.entries.flatMap((entry) =>
    ['global-tag', 'knot-tag', 'choice-tag', 'markup'].includes(entry.kind)
      ? hintsOf(entry.sample ?? '').map(({ text }) => `${entry.name}: ${text}`)
      : [],
  );
  expect(said).toEqual([]);
});
