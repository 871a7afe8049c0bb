/** @jest-environment node */
import { continueLine } from './continue-line';

const after = (before: string, rest = '') => {
  const { line, insert } = continueLine(before, rest);
  return `${line ?? before}${insert}`;
};

it.each([
  ['* [Dip the pen]', '* [Dip the pen]\n* '],
  ['  + Again -> page', '  + Again -> page\n  + '],
  ['** {truth} Deeper', '** {truth} Deeper\n** '],
  ['- (line) The page.', '- (line) The page.\n- '],
  ['- else: no', '- else: no\n- '],
])('after “%s” comes another of its kind', (before, wanted) => {
  expect(after(before)).toBe(wanted);
});

it('gives an empty choice up for text below the choice before', () => {
  expect(after('  * ')).toBe('    ');
  expect(after('+')).toBe('  ');
});

it('gives an empty gather up', () => {
  expect(after('  - ')).toBe('  ');
});

it('keeps a gather that is nothing but its label', () => {
  expect(after('- (top)')).toBe('- (top)\n- ');
});

it.each(['-> page', '  You write.', '~ x = 1', '=== page'])(
  '“%s” keeps its indentation',
  (line) => {
    expect(after(line)).toBe(`${line}\n${/^ */.exec(line)![0]}`);
  },
);

it('does not repeat a marker in the middle of a line', () => {
  expect(after('* Go', ' on')).toBe('* Go\n');
});

it('clears a line of nothing but spaces', () => {
  expect(after('    ')).toBe('\n');
});
