import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { loadDocs } from '../../../testing/load-docs';
import { firstSeed, times } from '../../../testing/thorough';
import { isInk, readInkSample } from '../../docs/document/samples/read-ink-sample';
import { contentReference } from '../../docs/reference/content-reference.fixture';
import { compileInk } from '../../ink/compile/compile-ink';
import { findSlips } from '../../ink/slips/find-slips';
import docsSamples from '../recordings/docs-samples.json';
import stories from '../recordings/stories.json';
import { rightStory } from './right-story.fixture';

/** What is said about a text, a line for each slip. */
const saidOf = (source: string): string[] =>
  findSlips({ source, files: {} }).map(({ kind, was }) => `${kind}: ${was.trim()}`);

/** The same about a text that need not have the beginning of its story. */
const saidOfPart = (text: string): string[] =>
  saidOf(text).filter((said) => !said.startsWith('start: '));

/** What exercises and recordings show as mistakes, on purpose. */
const SHOWN = new Set([
  'hash: Your room is #12',
  'address: More at http://example.org, if the line is free.',
  'not: {!rain:Leave the coat.|Take the coat.}',
  'hash: "You have room #7," he says.',
  'entity: &nbsp;&amp;&copy; literal',
  'hash: <b>&nbsp;&amp;&copy;&#9731; decoded</b>',
]);
const unexpected = (said: readonly string[]) => said.filter((one) => !SHOWN.has(one));

const textsIn = (value: unknown, keys: readonly string[]): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    if (typeof one !== 'string') return textsIn(one, keys);
    return keys.includes(key) ? [one] : [];
  });
};

test('nothing is said of games, steps of the course, starters and stories of the tests', () => {
  const files = ['content', 'e2e/stories'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ink'))
      .map((name) => path.join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(20);
  const isPart = (file: string) => /games|first-game/.test(file) && !file.endsWith('main.ink');
  const said = files.flatMap((file) =>
    (isPart(file) ? saidOfPart : saidOf)(readFileSync(file, 'utf8')),
  );
  expect(unexpected(said)).toEqual([]);
});

test('nothing is said of the samples of the docs, unless they show a mistake', async () => {
  const samples = (await loadDocs()).flatMap(({ codeSamples }) =>
    codeSamples.filter(isInk).map(readInkSample),
  );
  const right = samples.filter(({ failsWith, hasSlip }) => failsWith === null && !hasSlip);
  expect(right.length).toBeGreaterThan(300);
  const said = right.flatMap(({ source, isPiece, name }) =>
    (isPiece || name !== null ? saidOfPart : saidOf)(source),
  );
  expect(said).toEqual([]);
});

test('nothing is said of exercises and of the samples of the reference', () => {
  const exercises = readdirSync('content/exercises', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name): unknown => parse(readFileSync(path.join('content/exercises', name), 'utf8')));
  const samples = contentReference.entries.flatMap((entry) =>
    ['global-tag', 'knot-tag', 'choice-tag', 'markup'].includes(entry.kind)
      ? [entry.sample ?? '']
      : [],
  );
  const texts = [...textsIn(exercises, ['start', 'solution']), ...samples];
  expect(unexpected(texts.flatMap(saidOf))).toEqual([]);
});

test('nothing is said of what the engine was recorded with', () => {
  // Samples of a page can be files of one story.
  const parts = docsSamples.flatMap(({ source }) => saidOfPart(source));
  const whole = stories.flatMap(({ source }) => saidOf(source));
  expect(unexpected([...parts, ...whole])).toEqual([]);
});

test('nothing is said of made stories that are right', () => {
  for (let round = 0; round < 100 * times; round += 1) {
    const seed = firstSeed - 1 + round;
    const source = rightStory(seed);
    expect({ seed, said: saidOf(source) }).toEqual({ seed, said: [] });
    // Every tenth is enough to hold that they are right.
    if (round % 10 !== 0) continue;
    const errors = compileInk({ source, files: {} }).issues.filter(({ isWarning }) => !isWarning);
    expect({ seed, errors }).toEqual({ seed, errors: [] });
  }
});
