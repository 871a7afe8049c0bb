import { groupSamples } from '../../docs/document/samples/group-samples';
import { readInkSample } from '../../docs/document/samples/read-ink-sample';
import * as notes from '../../ink/slips/slip-notes';
import { checkDraft, checkGroup } from './check-group';

jest.mock('../../ink/slips/slip-notes', () => {
  const actual = jest.requireActual<typeof notes>('../../ink/slips/slip-notes');
  return { slipNotes: jest.fn(actual.slipNotes) };
});

/** Checks samples of one page, given as meta and code; the first is the main one. */
const check = (...fences: [meta: string, code: string][]) => checkGroup(groupOf(fences));

function groupOf(fences: [meta: string, code: string][]) {
  const samples = fences.map(([meta, code], index) =>
    readInkSample({ language: 'ink', code, meta, line: 1 + index * 100 }),
  );
  return groupSamples(samples)[0]!;
}

test.each([
  ['', 'Hello.\n-> END'],
  ['', 'Oil: {oil}\n-> END\n//~ VAR oil = 2'],
  ['fragment', 'Oil: {oil}\n-> lamp'],
  ['fails="ran out of content"', '-> a\n=== a\nHello.'],
  ['fails="Divert target not found: \'-> b\'"', '-> b'],
  ['fails="the story never stops"', '-> a\n=== a\n-> a'],
  ['fragment fails="Functions may not contain"', '-> x\n=== function f\n* [Wait]'],
])('a sample ```ink %s does what it says', (meta, code) => {
  expect(check([meta, code]).problems).toEqual([]);
});

test('tells line, reason, ink’s own words and what to do', () => {
  expect(check(['', 'Hello.\n-> lamproom\n=== lamp_room\nDark.\n-> END']).problems).toEqual([
    {
      severity: 'error',
      sample: 0,
      line: 2,
      message:
        "The ink sample does not work (its line 2): no place of the story is called “lamproom”. [Divert target not found: '-> lamproom']",
      hint: 'Did you mean “lamp_room”? Otherwise, begin a place with the line “=== lamproom”, or correct the name after the arrow. If it is a piece of a story, write “fragment” after ```ink.',
    },
  ]);
});

test.each([
  [
    'what comes to light in play',
    '',
    '* [a] -> END\n* [b] -> k\n=== k\nHello.',
    4,
    'runs out here',
  ],
  ['an endless story', '', 'Hello.\n-> a\n=== a\n-> a', 4, 'story loops'],
  ['a mistake in a piece', 'fragment', 'A\n{lamp', 2, 'braces'],
  ['a failure that does not happen', 'fails="ran out"', 'Hello.\n-> END', 0, 'but it works'],
  ['another failure', 'fails="ran out"', '{x}', 0, 'fails otherwise: Unresolved variable: x'],
  ['a map of no knots', 'map', 'Hello.\n-> END', 0, 'has no knots'],
  ['a slip where none is', 'slip', 'Hello.\n-> END', 0, 'nothing in it looks like a mistake'],
  ['a choice too far', 'transcript="2"', '* [a]\n- -> END', 0, 'takes choice 2 at the beginning'],
])('finds %s', (_, meta, code, line, message) => {
  expect(check([meta, code]).problems).toEqual([
    expect.objectContaining({
      severity: 'error',
      line,
      message: expect.stringContaining(message) as string,
    }),
  ]);
});

test('slips are told apart from problems, but not where they are shown on purpose', () => {
  const draft = (meta: string) => checkDraft(groupOf([[meta, 'Your room is #12\n-> END']]));
  expect(draft('').slips).toEqual([expect.objectContaining({ line: 1, sample: 0 })]);
  expect(draft('slip')).toMatchObject({ slips: [], problems: [] });
});

test('a build looks for slips only where ink complains, or where there should be one', () => {
  const asked = jest.mocked(notes.slipNotes).mockClear();
  check(['', 'Hello.\n-> END']);
  check(['fragment', 'Hello.\n-> lamp']);
  expect(asked).not.toHaveBeenCalled();
  check(['', '-> lmp\n=== lamp\n-> END']);
  check(['slip', 'Your room is #12\n-> END']);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a warning where nothing worse is found', () => {
  expect(check(['', '* [a] -> END\n* [] -> END']).problems).toEqual([
    expect.objectContaining({ severity: 'warning', line: 2 }),
  ]);
  expect(check(['fragment', '* [a] -> END\n* [] -> END']).problems).toEqual([]);
});

test('samples of several files are one story', () => {
  const report = check(
    ['title="story.ink" transcript="1"', 'INCLUDE harbour.ink\n-> harbour'],
    ['title="harbour.ink"', '=== harbour\nThe last ferry has gone.\n* [Wait]\n- -> END'],
  );
  expect(report.problems).toEqual([]);
  expect(report.transcript).toHaveLength(3);
});

test('a problem names the sample of several that it stands in', () => {
  const report = check(
    ['title="story.ink"', 'INCLUDE harbour.ink\n-> harbour'],
    ['title="harbour.ink" transcript="1"', '=== harbour\nGone.'],
  );
  expect(report.problems).toEqual([
    expect.objectContaining({
      sample: 1,
      line: 2,
      message: expect.stringContaining('runs out') as string,
    }),
    expect.objectContaining({
      sample: 1,
      line: 0,
      message: expect.stringContaining('includes it') as string,
    }),
  ]);
});

test('a map has the places of all files; only the first of them can ask for it', () => {
  const files = [
    ['title="story.ink" map', 'INCLUDE harbour.ink\n-> harbour'],
    ['title="harbour.ink"', '=== harbour\n-> END'],
  ] as [string, string][];
  const { map, problems } = check(...files);
  expect(problems).toEqual([]);
  expect(map?.story.places.map(({ id, file }) => [id, file])).toEqual([
    ['', null],
    ['harbour', 'harbour.ink'],
  ]);
  expect(map?.layout.boxes).toHaveLength(2);
  files[1]![0] += ' map';
  expect(check(...files).problems).toEqual([
    expect.objectContaining({
      sample: 1,
      message: 'The ink sample asks for a map, but another sample includes it.',
    }),
  ]);
});

test('samples that include one another are told so', () => {
  const report = check(['title="a.ink"', 'INCLUDE b.ink'], ['title="b.ink"', 'INCLUDE a.ink']);
  expect(report.problems[0]?.message).toContain('include each other in a loop');
});

test('what fails in the transcript is told once', () => {
  expect(check(['transcript="1"', '* [a] -> k\n=== k\nHello.']).problems).toHaveLength(1);
});

test('many ways into one mistake are told once', () => {
  const choices = Array.from({ length: 30 }, (_, n) => `* [c${n}] -> a`).join('\n');
  expect(check(['', `${choices}\n=== a\nAgain <>\n-> a`]).problems).toHaveLength(1);
});

test('what is said of a mistake is the line and the words of the player, with a name that is near', () => {
  const { failures, transcript } = check([
    'fails="Divert target not found"',
    'Hello.\n-> lamproom\n=== lamp_room\nDark.\n-> END',
  ]);
  expect(failures).toEqual([
    {
      severity: 'error',
      text: 'No place of the story is called “lamproom”.',
      hint: 'Did you mean “lamp_room”? Otherwise, begin a place with the line “=== lamproom”, or correct the name after the arrow.',
      file: null,
      line: 2,
      inkWords: "Divert target not found: '-> lamproom'",
    },
  ]);
  expect(transcript).toBeNull();
});

test('a sample that fails in play comes with what is seen until then', () => {
  const { failures, transcript } = check([
    'fails="ran out of content"',
    '-> stairs\n=== stairs\nThe stairs.\n* [Climb]\n  You climb.',
  ]);
  expect(failures.map(({ line }) => line)).toEqual([5]);
  expect(transcript).toEqual([
    { kind: 'text', text: 'The stairs.' },
    { kind: 'choice', number: 1, label: 'Climb', isChosen: true },
    { kind: 'text', text: 'You climb.' },
  ]);
});
