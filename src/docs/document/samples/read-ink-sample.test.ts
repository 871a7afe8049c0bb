import type { CodeSample } from './ink-sample';
import { checkInkFence, isInk, readInkSample } from './read-ink-sample';

const fence = (meta: string, code = 'Rain.', language = 'ink'): CodeSample => ({
  language,
  code,
  meta,
  line: 7,
});

test.each([
  ['', 'complete'],
  ['title="story.ink" {1-2} showLineNumbers=5', 'complete'],
  ['fragment', 'fragment'],
  ['map slip transcript=""', 'complete'],
  ['title="fragment"', 'complete'],
  ['fails="ran out of content"', 'failing'],
  ['fragment fails="Unresolved"', 'failing'],
])('a fence with “%s” holds a %s sample', (meta, kind) => {
  expect(readInkSample(fence(meta)).kind).toBe(kind);
  expect(checkInkFence(fence(meta), 'a.mdx')).toEqual([]);
});

test.each([
  ['ink', true],
  ['INK', true],
  ['diff-ink', true],
  ['js', false],
  ['text', false],
])('%s is ink: %s', (language, expected) => {
  expect(isInk(fence('', '', language))).toBe(expected);
});

test('reads options and names', () => {
  const sample = readInkSample(fence('title="story.ink" transcript="1, 2,10" own="WEATHER, MOOD"'));
  expect(sample).toMatchObject({
    name: 'story.ink',
    transcriptChoices: [1, 2, 10],
    ownTags: ['WEATHER', 'MOOD'],
    failsWith: null,
    line: 7,
  });
  expect(readInkSample(fence('title="The harbour" file="harbour.ink"')).name).toBe('harbour.ink');
});

test('an empty transcript plays no choice, none is no transcript', () => {
  expect(readInkSample(fence('transcript=""')).transcriptChoices).toEqual([]);
  expect(readInkSample(fence('')).transcriptChoices).toBeNull();
});

test('context lines are compiled, and no line moves', () => {
  const code = '//~ VAR oil = 2\nOil: {oil}\n  //~-> END\n// ~ a comment';
  expect(readInkSample(fence('', code)).source).toBe(
    'VAR oil = 2\nOil: {oil}\n  -> END\n// ~ a comment',
  );
});

test('a change is a piece as it is afterwards, and no line moves', () => {
  const sample = readInkSample(
    fence('title="story.ink"', ' Rain.\n-* [Wait]\n+* [Go]\n   -> END', 'diff-ink'),
  );
  expect(sample).toMatchObject({
    kind: 'fragment',
    name: null,
    source: 'Rain.\n\n* [Go]\n  -> END',
  });
});

test.each([
  ['fragmnet', 'unknown word after its fence: “fragmnet”', 'Did you mean “fragment”?'],
  ['trancript="1"', 'unknown word after its fence: “trancript”', 'Did you mean “transcript”?'],
  ['transcript="1,x"', 'transcript="1,x" is not a list of choice numbers', 'from 1'],
  ['transcript="0"', 'transcript="0" is not a list of choice numbers', 'from 1'],
  ['fails=""', 'fails="" without the words', 'ran out of content'],
  ['fragment transcript="1"', 'only a complete sample can be played', 'a story that runs'],
  ['fragment map', 'only a complete sample has one', 'remove “map”'],
  ['fails="x" map', 'only a complete sample has one', 'remove “map”'],
  ['fails="x" transcript="1"', 'only a complete sample can be played', 'a story that runs'],
])('complains about “%s”', (meta, message, hint) => {
  const problems = checkInkFence(fence(meta), 'docs/a.mdx');
  expect(problems).toEqual([
    {
      severity: 'error',
      file: 'docs/a.mdx',
      line: 7,
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    },
  ]);
});
