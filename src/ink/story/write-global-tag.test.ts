import { compileInk } from '../compile/compile-ink';
import { readGlobalTags } from '../reading/global-tags';
import { writeGlobalTag } from './write-global-tag';

const pairs = (source: string) => readGlobalTags(source).map(({ name, value }) => [name, value]);

test('the tags above the first text or INCLUDE are those of the game', () => {
  const source = [
    '// Mine',
    '# title: Low tide # author: A. Nobody // me',
    '/* # font: no',
    '# font: no */',
    'VAR x = 1',
    '# single_scene',
    '# background: CSS(\\#fff)',
    'INCLUDE a.ink',
    '# theme: dark',
  ].join('\n');
  expect(pairs(source)).toEqual([
    ['title', 'Low tide'],
    ['author', 'A. Nobody'],
    ['single_scene', null],
    ['background', 'CSS(#fff)'],
  ]);
  expect(readGlobalTags(source)[2]!.line).toBe(6);
});

test.each([
  [
    'replaces',
    '# title: A\n# theme: dark\nText',
    'theme',
    'sepia',
    '# title: A\n# theme: sepia\nText',
  ],
  [
    'replaces one of two in a line',
    '# title: A # theme: dark\nText',
    'title',
    'B',
    '# title: B # theme: dark\nText',
  ],
  ['adds below the others', '# title: A\nText', 'theme', 'dark', '# title: A\n# theme: dark\nText'],
  [
    'adds beside the title, not below a picture',
    '# title: A\n# IMAGE: boat.png\nText',
    'author',
    'B',
    '# title: A\n# author: B\n# IMAGE: boat.png\nText',
  ],
  [
    'adds below what stands with the title, not below a tag further down',
    '# mine: 1\n# title: A\n# font: Lora\n\nVAR x = 1\n# observe: x\nText',
    'author',
    'B',
    '# mine: 1\n# title: A\n# font: Lora\n# author: B\n\nVAR x = 1\n# observe: x\nText',
  ],
  [
    'adds above a picture',
    '// A: b.\n# IMAGE: boat.png\nText',
    'title',
    'A',
    '// A: b.\n# title: A\n# IMAGE: boat.png\nText',
  ],
  [
    'leaves a tag in capitals with the line below it',
    '# title: A\nVAR x = 1\n# IMAGE: boat.png\nText',
    'BACKGROUND',
    'sea.png',
    '# title: A\nVAR x = 1\n# IMAGE: boat.png\n# BACKGROUND: sea.png\nText',
  ],
  ['adds at the top', 'Text', 'theme', 'dark', '# theme: dark\nText'],
  [
    'adds below the first comment',
    '// A: b.\nText',
    'theme',
    'dark',
    '// A: b.\n# theme: dark\nText',
  ],
  ['removes', '# title: A\n# theme: dark\nText', 'theme', null, '# title: A\nText'],
  [
    'removes one of two in a line',
    '# title: A # theme: dark\nText',
    'title',
    null,
    '# theme: dark\nText',
  ],
  ['removes what is not there', 'Text', 'theme', null, 'Text'],
  ['removes repetitions', '# theme: a\n# theme: b\nText', 'theme', 'c', '# theme: c\nText'],
  ['writes a flag', 'Text', 'hypertext', '', '# hypertext\nText'],
  ['leaves unknown tags', '# mine: 1\nText', 'title', 'A', '# mine: 1\n# title: A\nText'],
  ['leaves tags of scenes', 'Text # theme: dark', 'theme', 'a', '# theme: a\nText # theme: dark'],
])('%s', (_, source, name, value, expected) => {
  expect(writeGlobalTag(source, name, value)).toBe(expected);
});

test.each(['a # b', 'C:\\x', 'https://x.org', '{x}', 'a | b', 'new\nline', '“ü” – ;'])(
  'a value such as %j reaches the game as it is',
  (value) => {
    const source = writeGlobalTag('Text', 'title', value);
    const plain = value.replace('\n', ' ');
    expect(pairs(source)).toEqual([['title', plain]]);
    expect(compileInk({ source, files: {} }).story?.globalTags).toEqual([`title: ${plain}`]);
  },
);
