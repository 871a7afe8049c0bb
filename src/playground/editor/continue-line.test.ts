import { continueLine, signIndent } from './continue-line';

const after = (before: string, rest = '') => {
  const { line, insert } = continueLine(before, rest);
  return `${line ?? before}${insert}`;
};

it.each([
  ['* [Dip the pen]', '  '],
  ['  + Again -> page', '    '],
  ['** {truth} Deeper', '   '],
  ['- (line) The page.', '  '],
  ['- else: no', '  '],
  ['- (top)', '  '],
  ['-', '  '],
])('below “%s” comes its text, with no sign of its own', (before, indent) => {
  expect(after(before)).toBe(`${before}\n${indent}`);
});

it.each(['-> page', '  You write.', '~ x = 1', '=== page'])(
  '“%s” keeps its indentation',
  (line) => {
    expect(after(line)).toBe(`${line}\n${/^ */.exec(line)![0]}`);
  },
);

it('leaves alone what stands behind the cursor', () => {
  expect(after('* Go', ' on')).toBe('* Go\n');
});

it('clears a line of nothing but spaces', () => {
  expect(after('    ')).toBe('\n');
});

describe('the sign of the next choice', () => {
  const indentOf = (above: string, indent: string, sign: string) =>
    signIndent({ indent, sign }, above.split('\n').reverse());

  it.each([
    ['* [Open it]\n  It creaks.', '  ', '*', ''],
    ['* [Open it]\n  It creaks.', '  ', '-', ''],
    ['  * One', '    ', '+', '  '],
    ['* A\n  ** B\n     Deep.', '     ', '**', '  '],
    ['- 1: one', '  ', '-', ''],
    ['* A\n  { x:\n  - 1: b\n  }', '  ', '*', ''],
  ])('goes below the sign before it: “%s”', (above, indent, sign, wanted) => {
    expect(indentOf(above, indent, sign)).toBe(wanted);
  });

  it.each([
    ['of another depth', '* A\n  It creaks.', '  ', '**'],
    ['that is indented by hand', '* A\n  It creaks.', '    ', '*'],
    ['of a branch', '* A\n  { x:', '  ', '-'],
    ['of another knot', '* A\n=== b', '  ', '*'],
    ['that is the first', 'Text', '  ', '*'],
  ])('leaves one %s where it is', (_, above, indent, sign) => {
    expect(indentOf(above, indent, sign)).toBeNull();
  });
});
