import { argumentsFor, needsTerminal, programOf } from './editor-command';

it.each([
  ['code --wait', 'code', ['-g', 'a.mdx:7']],
  ['"/Program Files/Code/bin/code" --wait', 'code', ['-g', 'a.mdx:7']],
  ['C:\\Tools\\Code.cmd', 'Code', ['-g', 'a.mdx:7']],
  ["'/opt/sublime text/subl' -n", 'subl', ['a.mdx:7']],
  ['/usr/bin/vim', 'vim', ['+7', 'a.mdx']],
  ['nano', 'nano', ['+7', 'a.mdx']],
  ['notepad.exe', 'notepad', ['a.mdx']],
])('opens a line with %s', (command, program, args) => {
  expect(programOf(command)).toBe(program);
  expect(argumentsFor(command, 'a.mdx', 7)).toEqual(args);
});

it.each([
  ['vi', true],
  ['nano -w', true],
  ['emacsclient -t', true],
  ['emacs', false],
  ['code -w', false],
  ['gvim', false],
])('knows whether %s needs a terminal', (command, expected) => {
  expect(needsTerminal(command)).toBe(expected);
});
