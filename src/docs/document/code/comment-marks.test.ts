import { growth, PROPORTIONAL } from '../../../../testing/growth';
import { findCommentMark } from './comment-marks';

it.each([
  ['js', '// highlight-next-line'],
  ['js', '  /* highlight-start */'],
  ['jsx', '{/* highlight-end */}'],
  ['css', '/* highlight-next-line */'],
  ['html', '<!-- highlight-next-line -->'],
  ['bash', '# highlight-next-line'],
  ['yaml', '#highlight-next-line'],
  ['ink', '// highlight-next-line'],
  ['ink', '/* highlight-next-line */'],
  ['brainfuck', '// highlight-next-line'],
  ['brainfuck', '# highlight-next-line'],
  ['brainfuck', '<!-- highlight-next-line -->'],
  ['constructor', '# highlight-next-line'],
])('in %s, “%s” is a mark', (language, line) => {
  expect(findCommentMark(line, language)).toEqual({
    word: expect.stringMatching(/^highlight-/) as string,
    rest: '',
  });
});

it.each([
  ['ink', '# highlight-next-line'],
  ['ink', 'Hello # highlight-line'],
  ['js', '# highlight-next-line'],
  ['css', '// highlight-next-line'],
  ['html', '// highlight-next-line'],
  ['bash', '// highlight-next-line'],
  ['js', '// highlight-next-line please'],
  ['js', '// highlight-nothing'],
  ['js', 'highlight-next-line'],
])('in %s, “%s” is none', (language, line) => {
  expect(findCommentMark(line, language)).toBeNull();
});

it('parts a mark from the code before it', () => {
  expect(findCommentMark('let a = 1; // highlight-line', 'js')).toEqual({
    word: 'highlight-line',
    rest: 'let a = 1;',
  });
});

it('takes linear time on a line of spaces', () => {
  const read = (count: number) => findCommentMark(`x${' '.repeat(count)}y`, 'text');
  expect(growth(5000, read)).toBeLessThan(PROPORTIONAL);
});
