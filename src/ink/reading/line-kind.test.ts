import { isSilent, lineKind, type LineKind } from './line-kind';

it.each<[string, LineKind]>([
  ['', 'empty'],
  [' \t', 'empty'],
  ['// A note.', 'comment'],
  ['/* A note.', 'comment'],
  ['  # title: Sea', 'tag'],
  ['VAR oil = 3', 'declaration'],
  ['EXTERNAL beep()', 'declaration'],
  ['VARIOUS boats.', 'text'],
  ['INCLUDE cave.ink', 'include'],
  ['INCLUDED is tea.', 'text'],
  ['TODO: end', 'note'],
  ['TODO end', 'note'],
  ['=== cave', 'header'],
  ['= mouth', 'header'],
  ['~ oil -= 1', 'logic'],
  ['-> END', 'divert'],
  ['<- bats', 'divert'],
  [' * * [Go]', 'choice'],
  ['+ Stay', 'choice'],
  ['- (back) Then', 'gather'],
  ['{oil > 1:', 'block'],
  ['| one', 'block'],
  ['The sea.', 'text'],
  ['<> and on', 'text'],
])('“%s” is: %s', (line, kind) => {
  expect(lineKind(line)).toBe(kind);
});

it('says of bullets and braces that players may read them', () => {
  expect(['* [Go]', '- Then', '{oil}', 'Sea.'].map(isSilent)).toEqual([false, false, false, false]);
  expect(['# a', '~ x = 1', '-> END', '', '=== a'].map(isSilent)).toEqual(Array(5).fill(true));
});
