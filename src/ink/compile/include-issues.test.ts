import { compileInk } from './compile-ink';
import { explainIssue } from './explain-issue';

/** What is said about a story, as `file:line text hint`. */
const saidOf = (source: string, files: Record<string, string>): string[] =>
  compileInk({ source, files }).issues.map((issue) => {
    const { file, line, text, hint } = explainIssue(issue, []);
    return `${file ?? 'story.ink'}:${line ?? 0} ${text} ${hint}`;
  });

const LOOP = 'Remove one of these INCLUDE lines.';
const again = (name: string, first: string) =>
  `“${name}” is included twice: ${first} does so already. Remove one of the two INCLUDE lines.`;
const K = '=== k\n-> END\n';

test('names a loop of files, the main one among them', () => {
  expect(saidOf('INCLUDE a.ink\n-> k', { 'a.ink': `${K}INCLUDE story.ink` })).toEqual([
    `a.ink:3 The files include each other in a loop: story.ink → a.ink → story.ink. ${LOOP}`,
  ]);
  expect(
    saidOf('INCLUDE a.ink\n-> k', { 'a.ink': `INCLUDE b.ink\n${K}`, 'b.ink': 'INCLUDE a.ink' }),
  ).toEqual([`b.ink:1 The files include each other in a loop: a.ink → b.ink → a.ink. ${LOOP}`]);
  expect(saidOf('INCLUDE a.ink\n-> END', { 'a.ink': 'INCLUDE a.ink' })).toEqual([
    `a.ink:1 The files include each other in a loop: a.ink → a.ink. ${LOOP}`,
  ]);
  expect(saidOf('INCLUDE story.ink\n-> END', {})).toEqual([
    `story.ink:1 The files include each other in a loop: story.ink → story.ink. ${LOOP}`,
  ]);
});

test.each([K, 'VAR k = 1', 'LIST k = x', 'EXTERNAL k()', '=== function k\n~ return 1'])(
  'names the second INCLUDE of a file with %j',
  (text) => {
    expect(saidOf('INCLUDE a.ink\n\nINCLUDE a.ink\n-> END', { 'a.ink': text })).toEqual([
      `story.ink:3 ${again('a.ink', 'line 1 of story.ink')}`,
    ]);
  },
);

test('names it in other files, and for what the file includes itself', () => {
  const files = { 'a.ink': 'INCLUDE k.ink', 'b.ink': 'VAR x = 1\nINCLUDE a.ink', 'k.ink': K };
  expect(saidOf('INCLUDE a.ink\nINCLUDE b.ink\n-> k', files)).toEqual([
    `b.ink:2 ${again('a.ink', 'line 1 of story.ink')}`,
  ]);
});

test('other complaints stay', () => {
  expect(saidOf('INCLUDE b.ink\n-> END', {})).toEqual([
    'story.ink:1 There is no file “b.ink” to include. Add a file called “b.ink”, or correct the name in the INCLUDE line.',
  ]);
  expect(saidOf(`INCLUDE a.ink\n${K}`, { 'a.ink': K })).toEqual([
    expect.stringMatching(
      /^story.ink:2 Two knots or functions are called “k”; the other is in line 1 of a.ink/,
    ),
  ]);
  expect(saidOf('INCLUDE a.ink\nINCLUDE a.ink\n-> END', { 'a.ink': 'Hello.' })).toEqual([]);
});
