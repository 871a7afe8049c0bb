import { parseExercises } from './parse-exercises';

const GOOD = `- id: knock
  title: A door
  level: 1
  task: Open it.
  start: |
    A door.
    -> END
  hints:
    - A star.
  solution: |
    A door.
    * [Knock] -> END
  checks:
    - offers: Knock
      after: [1, Wait]
      say: Where is the door?
    - uses: gather
      times: 2
      say: Two gathers are missing.
`;

const HEAD = 'page: a\nexercises:\n';
const HEAD_LINES = 2;

const read = (source: string) => parseExercises(source, 'content/exercises/a.yaml');
const first = (list: string) => read(HEAD + list).problems[0];

test('reads an exercise with its lines', () => {
  const { exercises, problems } = read(HEAD + GOOD);
  expect(problems).toEqual([]);
  expect(exercises).toEqual([
    {
      file: 'content/exercises/a.yaml',
      line: 1 + HEAD_LINES,
      solutionLine: 10 + HEAD_LINES,
      exercise: {
        id: 'knock',
        title: 'A door',
        page: 'a',
        level: 1,
        task: 'Open it.',
        start: 'A door.\n-> END\n',
        hints: ['A star.'],
        solution: 'A door.\n* [Knock] -> END\n',
        checks: [
          { kind: 'offers', value: 'Knock', after: [1, 'Wait'], say: 'Where is the door?' },
          { kind: 'uses', value: 'gather', times: 2, say: 'Two gathers are missing.' },
        ],
      },
    },
  ]);
});

test('an empty file has no exercises', () => {
  expect(read('# later')).toEqual({ exercises: [], problems: [] });
});

test.each([
  ['id: [', 'id: "a', 1, /not valid YAML/],
  ['a text', '- knock', 1, /not an exercise/],
  ['an unknown key', GOOD.replace('task:', 'tsk:'), 4, /no key “tsk”/],
  ['a missing key', GOOD.replace('  task: Open it.\n', ''), 1, /no “task”/],
  ['an odd id', GOOD.replace('knock', 'Knock!'), 1, /cannot be an id/],
  ['an odd level', GOOD.replace('level: 1', 'level: 4'), 3, /no level 4/],
  ['a word as level', GOOD.replace('level: 1', 'level: easy'), 3, /wrong kind of value/],
  ['a link', GOOD.replace('Open it.', 'Open [it](a.mdx).'), 4, /has a link/],
  ['no checks', GOOD.replace(/checks:[^]*/, 'checks: []'), 13, /checks nothing/],
  [
    'a check that is a text',
    GOOD.replace(/checks:[^]*/, 'checks:\n    - knock'),
    14,
    /not a check/,
  ],
  ['a check of no kind', GOOD.replace('- offers: Knock', '- is: 1'), 14, /nothing to check/],
  ['a check of two kinds', GOOD.replace('times: 2', 'shows: a'), 17, /has 2 kinds/],
  ['an unknown kind', GOOD.replace('offers:', 'offer:'), 14, /no key “offer”/],
  ['an unknown feature', GOOD.replace('gather', 'gathr'), 17, /does not know “gathr”/],
  ['a field of another kind', GOOD.replace('times: 2', 'is: 2'), 18, /“uses” has no “is”/],
  ['no sentence', GOOD.replace('Where is the door?', 'door'), 16, /not a sentence/],
  ['no say', GOOD.replace('\n      say: Where is the door?', ''), 14, /no “say”/],
  ['a step of another kind', GOOD.replace('Wait]', 'true]'), 15, /A step is neither/],
  ['choice 0', GOOD.replace('[1,', '[0,'), 15, /A step is neither/],
])('reports %s with its line', (_, source, line, message) => {
  expect(first(source)).toMatchObject({
    severity: 'error',
    file: 'content/exercises/a.yaml',
    line: line + HEAD_LINES,
    message: expect.stringMatching(message) as string,
  });
  expect(first(source)?.hint).not.toBe('');
});

test('proposes the name that was meant', () => {
  expect(first(GOOD.replace('gather', 'gathr'))?.hint).toContain('“gather”');
});

test.each([GOOD, `exercises:\n${GOOD}`, 'page: a\n', 'page: a\nexercises: none\n'])(
  'reports a file without a page or a list: %j',
  (source) => {
    expect(read(source)).toMatchObject({
      exercises: [],
      problems: [{ line: 1, message: 'This does not say which exercises are on which page.' }],
    });
  },
);
