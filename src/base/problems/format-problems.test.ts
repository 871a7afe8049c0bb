import { formatProblem, formatProblems, summaryOf } from './format-problems';
import type { Problem } from './problem';

const problem = (overrides: Partial<Problem>): Problem => ({
  severity: 'error',
  file: 'a.mdx',
  line: 1,
  message: 'It is broken.',
  hint: 'Mend it.',
  ...overrides,
});

it('writes place, grade, message and hint', () => {
  expect(formatProblem(problem({ file: 'content/docs/a.mdx', line: 12 }))).toBe(
    'content/docs/a.mdx:12  problem  It is broken.\n    Mend it.',
  );
});

it('puts errors first, then sorts by file and by line as a number', () => {
  const text = formatProblems([
    problem({ message: 'four', severity: 'warning' }),
    problem({ message: 'three', file: 'b.mdx' }),
    problem({ message: 'two', line: 10 }),
    problem({ message: 'one', line: 9 }),
  ]);
  const order = ['one', 'two', 'three', 'four'].map((word) => text.indexOf(word));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it.each([
  [[problem({})], '1 problem that stops a build'],
  [[problem({}), problem({ severity: 'warning' })], '2 problems that stop a build'],
])('counts them', (problems, words) => {
  expect(formatProblems(problems)).toContain(`The content has ${words}:`);
});

it('counts warnings that would hide an error', () => {
  const warnings = Array.from({ length: 12 }, (_, index) =>
    problem({ severity: 'warning', message: `w${index}.`, line: index }),
  );
  const text = formatProblems([...warnings, problem({})], { mostWarnings: 10 });
  expect(text).toContain('It is broken.');
  expect(text).toContain('w9.');
  expect(text).not.toContain('w10.');
  expect(text).toContain('2 more: npm run content:check lists all.');
  expect(formatProblems(warnings, { mostWarnings: 10 })).toContain('w11.');
});

it('leaves the list that it is given as it was', () => {
  const problems = [problem({ severity: 'warning' }), problem({})];
  formatProblems(problems);
  expect(problems[0]?.severity).toBe('warning');
});

const advice = { rule: 'spelling', words: 'wrld', meant: ['world'] } as const;
it.each([
  [[], ''],
  [[problem({})], '1 problem that stops a build'],
  [[problem({}), problem({ severity: 'warning' })], '2 problems that stop a build'],
  [[problem({ advice })], '1 hint on spelling and style'],
  [
    [problem({ stopsSaving: true }), problem({}), problem({})],
    '1 problem that stops saving, 2 problems that stop a build',
  ],
  [
    [problem({ advice }), problem({}), problem({ advice })],
    '1 problem that stops a build, 2 hints on spelling and style',
  ],
])('counts apart what is not saved, and hints', (problems, words) => {
  expect(summaryOf(problems)).toBe(words);
});
