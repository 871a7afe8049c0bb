import { parseCodeMeta } from './code-meta';
import { markLines, splitDiffLanguage } from './mark-lines';

/** The lines as drawn: `*` before highlighted ones, `+` and `-` before changed ones. */
const draw = (language: string, lines: string[], meta = '') =>
  markLines(lines.join('\n'), language, parseCodeMeta(meta)).map(
    ({ text, isHighlighted, change }) =>
      `${isHighlighted ? '*' : ''}${change === 'added' ? '+' : change === 'removed' ? '-' : ''}|${text}`,
  );

it.each([
  ['highlights the next line', 'js', ['// highlight-next-line', 'a', 'b'], '', ['*|a', '|b']],
  [
    'highlights from start to end',
    'js',
    ['a', '// highlight-start', 'b', 'c', '// highlight-end', 'd'],
    '',
    ['|a', '*|b', '*|c', '|d'],
  ],
  [
    'highlights to the end where none is marked',
    'js',
    ['// highlight-start', 'a', 'b'],
    '',
    ['*|a', '*|b'],
  ],
  [
    'highlights a line by the mark at its end',
    'js',
    ['a // highlight-line', 'b'],
    '',
    ['*|a', '|b'],
  ],
  [
    'highlights the line after a mark at the end of one',
    'js',
    ['a // highlight-next-line', 'b', 'c'],
    '',
    ['|a', '*|b', '|c'],
  ],
  ['highlights the lines of a range', 'js', ['a', 'b', 'c'], '{1,3}', ['*|a', '|b', '*|c']],
  [
    'reads no comments where there is a range',
    'js',
    ['// highlight-next-line', 'a'],
    '{2}',
    ['|// highlight-next-line', '*|a'],
  ],
  ['minds no range beyond the code', 'js', ['a'], '{5-9}', ['|a']],
  ['keeps an empty code', 'js', [''], '', ['|']],
  ['keeps empty lines', 'js', ['', 'a', ''], '', ['|', '|a', '|']],
  [
    'keeps a tag of ink',
    'ink',
    ['# highlight-next-line', 'a'],
    '',
    ['|# highlight-next-line', '|a'],
  ],
  [
    'hides context lines of ink',
    'ink',
    ['//~ VAR oil = 2', '  //~ -> start', 'a // c'],
    '',
    ['|a // c'],
  ],
  [
    'counts only the lines that are shown',
    'ink',
    ['//~ VAR oil = 2', 'a', 'b'],
    '{1}',
    ['*|a', '|b'],
  ],
  ['shows context lines of other languages', 'js', ['//~ a'], '', ['|//~ a']],
  [
    'reads the signs of a diff',
    'diff-ink',
    ['+a', '-b', ' c', 'd', '+'],
    '',
    ['+|a', '-|b', '|c', '|d', '+|'],
  ],
  [
    'reads marks within a diff',
    'diff-js',
    ['+// highlight-next-line', '+a', '-b'],
    '',
    ['*+|a', '-|b'],
  ],
  ['keeps the signs of plain diff', 'diff', ['+a', '-b'], '', ['|+a', '|-b']],
])('%s', (_, language, lines, meta, expected) => {
  expect(draw(language, lines, meta)).toEqual(expected);
});

it.each([
  ['diff-js', { language: 'js', isDiff: true }],
  ['diff', { language: 'diff', isDiff: false }],
  ['js', { language: 'js', isDiff: false }],
])('splits %s', (name, expected) => {
  expect(splitDiffLanguage(name)).toEqual(expected);
});
