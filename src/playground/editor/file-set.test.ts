import { changeFiles, checkFileName, normaliseFileName, type FileSet } from './file-set';

const set: FileSet = {
  program: {
    source: 'INCLUDE one.ink\nHello.\n',
    files: { 'one.ink': 'INCLUDE deep/two.ink\n', 'deep/two.ink': '== two' },
  },
  open: 'one.ink',
};
const empty: FileSet = { program: { source: ' \n', files: {} }, open: null };

it('changes the file that is open', () => {
  expect(changeFiles(set, { type: 'edit', text: 'x' }).program.files['one.ink']).toBe('x');
  const main = changeFiles({ ...set, open: null }, { type: 'edit', text: 'x' });
  expect(main.program.source).toBe('x');
  expect(main.program.files).toBe(set.program.files);
});

it('opens no file that is not there', () => {
  expect(changeFiles(set, { type: 'open', name: 'no.ink' })).toBe(set);
});

it('adds a file, includes and opens it', () => {
  const { program, open } = changeFiles(set, {
    type: 'add',
    files: [{ name: 'new.ink', text: '' }],
  });
  expect(program.source).toBe('INCLUDE one.ink\nINCLUDE new.ink\nHello.\n');
  expect(open).toBe('new.ink');
});

it.each([
  [
    'the tags of the game',
    '# title: A\n# theme: dark\n\nHi.',
    '# title: A\n# theme: dark\n',
    '\nHi.',
  ],
  [
    'tags between comments',
    '/* A\n   B */\n\n// C\n# title: A // D\nHi.',
    '/* A\n   B */\n\n// C\n# title: A // D\n',
    'Hi.',
  ],
  ['tags below declarations', 'VAR x = 1\n# title: A\nHi.', 'VAR x = 1\n# title: A\n', 'Hi.'],
  ['comments alone', '// A: b.\n\n/* C */\nHi.', '// A: b.\n\n/* C */\n', 'Hi.'],
  ['a last line without an end', '# title: A', '# title: A\n', ''],
  [
    'a comment with INCLUDE',
    '/*\nINCLUDE old.ink\n*/\n# title: A\nHi.',
    '/*\nINCLUDE old.ink\n*/\n# title: A\n',
    'Hi.',
  ],
])('includes a file below %s', (_, source, above, below) => {
  const story = { program: { source, files: {} }, open: null };
  const { program } = changeFiles(story, { type: 'add', files: [{ name: 'new.ink', text: '' }] });
  expect(program.source).toBe(`${above}INCLUDE new.ink\n${below}`);
});

it('leaves a tag with the line that it belongs to', () => {
  const source = '# title: A\n# CLASS: big\nHi.';
  const story = { program: { source, files: {} }, open: null };
  const { program } = changeFiles(story, { type: 'add', files: [{ name: 'new.ink', text: '' }] });
  expect(program.source).toBe('# title: A\nINCLUDE new.ink\n# CLASS: big\nHi.');
});

it('keeps both of two files of one name', () => {
  const { program } = changeFiles(set, { type: 'add', files: [{ name: 'ONE.ink', text: 'b' }] });
  expect(program.files).toMatchObject({
    'one.ink': 'INCLUDE deep/two.ink\n',
    'ONE-2.ink': 'b',
  });
});

it('takes a whole story that is dropped on an empty one', () => {
  const files = [
    { name: 'end.ink', text: '== end' },
    { name: 'main.ink', text: 'INCLUDE end.ink\n-> end' },
  ];
  expect(changeFiles(empty, { type: 'add', files })).toEqual({
    program: { source: 'INCLUDE end.ink\n-> end', files: { 'end.ink': '== end' } },
    open: 'end.ink',
  });
});

it('adds a new file to a story of which nothing is written', () => {
  const { program, open } = changeFiles(empty, {
    type: 'add',
    files: [{ name: 'new.ink', text: '' }],
  });
  expect(program).toEqual({ source: 'INCLUDE new.ink\n \n', files: { 'new.ink': '' } });
  expect(open).toBe('new.ink');
});

it('renames a file and what includes it', () => {
  const renamed = changeFiles(set, { type: 'rename', name: 'deep/two.ink', to: 'three.ink' });
  expect(Object.keys(renamed.program.files)).toEqual(['one.ink', 'three.ink']);
  expect(renamed.program.files['one.ink']).toBe('INCLUDE three.ink\n');
  expect(changeFiles(set, { type: 'rename', name: 'one.ink', to: '../x.ink' })).toBe(set);
});

it('deletes a file and what includes it, and shows the main one', () => {
  expect(changeFiles(set, { type: 'delete', name: 'one.ink' })).toEqual({
    program: { source: 'Hello.\n', files: { 'deep/two.ink': '== two' } },
    open: null,
  });
});

it.each([
  [' part one ', 'part one.ink'],
  ['.\\chapters\\two.INK', 'chapters/two.ink'],
  ['/x', 'x.ink'],
  ['  ', ''],
])('reads “%s” as the name “%s”', (typed, name) => {
  expect(normaliseFileName(typed)).toBe(name);
});

it.each([
  ['', 'empty'],
  ['../x.ink', 'letters'],
  ['a//b.ink', 'letters'],
  ['a<b.ink', 'letters'],
  [`${'a'.repeat(90)}.ink`, 'letters'],
  ['CON.ink', 'reserved'],
  ['aux/one.ink', 'reserved'],
  ['end .ink', 'reserved'],
  ['One.ink', 'taken'],
  ['story.ink', 'taken'],
  ['розділ 1.ink', null],
])('says of the name “%s”: %s', (name, problem) => {
  expect(checkFileName(name, set.program)).toBe(problem);
});

it('lets a file keep its own name, in other capitals too', () => {
  expect(checkFileName('ONE.ink', set.program, 'one.ink')).toBeNull();
});

it('has room for so many files and no more', () => {
  const files = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`${index}.ink`, '']));
  expect(checkFileName('more.ink', { source: '', files })).toBe('too-many');
});
