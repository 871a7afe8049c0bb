import { Compiler } from 'inkjs/compiler/Compiler';
import { withoutComments } from './comments';

const printed = (source: string): string | null =>
  new Compiler(`${source}\n`).Compile().ContinueMaximally();

// Ink reads comments before anything else, so also behind a backslash; escaped slashes apart are text.
test.each([
  'One // two',
  String.raw`One \// two`,
  String.raw`One \\// two`,
  String.raw`One \/\/ two`,
  'One /* two */ three',
  String.raw`One \/* two */ three`,
])('what is left of “%s” is what ink leaves', (source) => {
  const left = withoutComments(source).trimEnd();
  expect(left.includes('two')).toBe(printed(source)?.includes('two'));
  expect(printed(left)).toBe(printed(source));
});
