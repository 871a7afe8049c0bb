import { mutateText } from '../../../testing/mutate-text';
import { realStories } from '../../../testing/real-stories';
import { firstSeed, someOf, times } from '../../../testing/thorough';
import type { StoryProgram } from '../story/story-program';
import { findSlips, type KnownFiles } from './find-slips';
import { readInkLines } from './ink-line';
import type * as lines from './ink-line';

jest.mock<typeof lines>('./ink-line', () => {
  const actual = jest.requireActual<typeof lines>('./ink-line');
  return { ...actual, readInkLines: jest.fn(actual.readInkLines) };
});
const read = jest.mocked(readInkLines);
const SLIPS = [
  'var coins = 3',
  '~ coins == 4',
  'set lamp = true',
  '-> halll',
  'if (coins > 3) {',
  '**Bold.**',
  '=== old hall',
  '{coins:Rich.}',
  'GOTO hall',
];

test('after any edit, the slips of a story of several files are those that a first look finds', async () => {
  const programs = someOf(await realStories());
  const known: KnownFiles = new Map();
  let found = 0;
  for (let round = 0; round < 100 * times; round += 1) {
    const seed = firstSeed + round;
    const pick = (at: number) => programs[(seed * 7 + at) % programs.length]?.source ?? '';
    const slip = (at: number) => `${SLIPS[(seed + at) % SLIPS.length]}\n`;
    const files: Record<string, string> = {
      'a.ink': slip(0) + pick(0),
      'b.ink': pick(1) + slip(1),
    };
    const program = { source: pick(2), files };
    const edits: StoryProgram[] = [
      program,
      { ...program, files: { ...files, 'b.ink': `${slip(2)}${files['b.ink']}` } },
      { ...program, source: mutateText(program.source, seed) },
      { ...program, files: { ...files, 'a.ink': mutateText(files['a.ink'] ?? '', seed) } },
      { ...program, files: { 'b.ink': files['b.ink'] ?? '' } },
    ];
    for (const edit of edits) {
      const slips = findSlips(edit, known);
      expect(slips).toEqual(findSlips(edit));
      found += slips.length;
    }
  }
  expect(found).toBeGreaterThan(400);
});

test('what other files say counts, when it changes', () => {
  const known: KnownFiles = new Map();
  const slipsWith = (other: string) =>
    findSlips(
      { source: 'INCLUDE b.ink\n-> a\n=== a\nconst x = 3\n-> b', files: { 'b.ink': other } },
      known,
    ).map(({ mended }) => mended);
  const alone = slipsWith('=== b\nEnd.\n-> END');
  const declared = slipsWith('=== b\n~ temp x = 1\n-> END');
  expect(alone).toEqual(['CONST x = 3']);
  expect(declared).not.toEqual(alone);
  expect(slipsWith('=== b\nEnd.\n-> END')).toEqual(alone);
});

test('a line of another file counts, though that file is the same', () => {
  const text = '~ const x = 3\n-> END';
  const slips = findSlips({ source: text, files: { 'b.ink': text } });
  expect(slips.map(({ mended }) => mended)).not.toContain('CONST x = 3');
});

test('files that do not change are not read again', () => {
  const known: KnownFiles = new Map();
  const files = { 'b.ink': '=== b\n**One.**\n-> END', 'c.ink': '=== c\n-> b' };
  findSlips({ source: '-> b', files }, known);
  read.mockClear();
  const slips = findSlips({ source: 'Hello.\n-> b', files }, known);
  expect(read.mock.calls).toEqual([['Hello.\n-> b']]);
  expect(slips).toMatchObject([{ file: 'b.ink', line: 2 }]);
});
