import { compileInk } from '../compile/compile-ink';
import { gameName, titleOf } from './game-name';

test.each([
  ['# title: Low tide\nSand.', 'Low tide'],
  ['// Mine\nVAR x = 1\n# author: Me # title: Low tide // draft\nSand.', 'Low tide'],
  ['# title: Cats \\# 2 \\/\\/ the sequel\nSand.', 'Cats # 2 // the sequel'],
  ['# title: Low tide \\// a comment all the same\nSand.', 'Low tide'],
  ['# title: 1984', '1984'],
  ['INCLUDE top.ink\n# title: Low tide\nSand.', 'From the top'],
  ['VAR x = 1\nINCLUDE top.ink\nSand.', 'From the top'],
  ['/*\nMy game\n*/\nINCLUDE top.ink\nSand.', 'From the top'],
  ['INCLUDE top.ink // meta\nSand.', 'From the top'],
  ['/* My game */ INCLUDE top.ink\nSand.', 'From the top'],
  ['// what /* is\nINCLUDE top.ink\nSand.', 'From the top'],
  ['// what /* is\n# title: Low tide\nSand.', 'Low tide'],
  ['INCLUDE bare.ink\n# title: Low tide\nSand.', ''],
  ['Sand.\n# title: Low tide', ''],
  ['// # title: Low tide\nSand.', ''],
  ['-> beach\n=== beach\n# title: Low tide\nSand.', ''],
  ['INCLUDE loop.ink\nSand.', ''],
])('“%s” has the title “%s”, as it has for the engine', (source, title) => {
  const files = {
    'top.ink': '# title: From the top\n=== top\n-> END',
    'bare.ink': '=== bare\n-> END',
    'loop.ink': 'INCLUDE loop.ink',
  };
  expect(titleOf({ source, files })).toBe(title);
  // The compiler does not end with the first, and takes the next line into the second.
  if (/loop|\\\/\/ a/.test(source)) return;
  const tags = compileInk({ source, files }).story?.globalTags ?? [];
  expect(tags.find((tag) => tag.startsWith('title:')) ?? 'title:').toBe(`title: ${title}`.trim());
});

test('a game is called by its text, else by its writer, else “Untitled story”', () => {
  const titled = { source: '# title: Low tide\nSand.', files: {} };
  const plain = { source: '* [Go out] -> END', files: {} };
  expect(gameName(titled, 'The Brass Key')).toBe('Low tide');
  expect(gameName(plain, ' The Brass Key ')).toBe('The Brass Key');
  expect(gameName({ ...plain, source: '# title: "1984"' }, null)).toBe('1984');
  expect(gameName(plain, null)).toBe('Untitled story');
  expect(gameName({ ...plain, source: '# title:\nSand.' }, '  ')).toBe('Untitled story');
});
