import { formatProblem } from '../../base/problems/format-problems';
import { parseSlips } from './parse-slips';
import { proveSlip } from './prove-slip';

const entry = [
  '- note: arrow',
  '  from: Word processors.',
  '  ink: |-',
  '    → END',
  '  mended: -> END',
  '  silent: Rome → Naples',
];
const parse = (lines: readonly string[]) => parseSlips(lines.join('\n'), 'content/slips/a.yaml');
const problemsOf = (lines: readonly string[]) => {
  const { slips, problems } = parse(lines);
  return [...problems, ...slips.flatMap(proveSlip)].map(formatProblem).join('\n');
};

test('a slip that is told and mended as it says is proven', () => {
  expect(parse(entry).slips).toHaveLength(1);
  expect(problemsOf(entry)).toBe('');
});

test.each([
  [
    'note: arrow',
    'note: quotes',
    /a\.yaml:4 .*should get the note “quotes” in its line 1, but gets “arrow”/,
  ],
  ['  from', '  quiet:\n  from', /should get the note “arrow”, quietly,/],
  ['mended: -> END', 'mended: -> DONE', /a\.yaml:4 .*“Fix” gives another text: "-> END"/],
  ['Rome → Naples', '"* Rome → Naples"', /The right ink gets a note, “arrow” in its line 1/],
  ['Rome → Naples', '"-> nowhere"', /The right ink does not compile/],
  ['  mended: -> END\n', '', /a\.yaml:4 .*The slip can be fixed: "-> END"/],
  ['  from: Word processors.\n', '', /a\.yaml:1 .*The slip has no “from”/],
  ['  from', '  form: a\n  from', /a\.yaml:2 .*A slip has no key “form”.*\n.*Did you mean “from”/],
])('names what is wrong: %j → %j', (from, to, expected) => {
  expect(problemsOf(entry.join('\n').replace(from, to).split('\n'))).toMatch(expected);
});
