import { programName } from './program-name';

test.each([
  ['// Mine\n# title: Lost property\nA bell.', 'Lost property'],
  ['// Lost property: choices that lead apart.\n\nA bell.', 'Lost property'],
  ['// TODO: all\nA bell.', 'A bell.'],
  ['// Title: The lost key\nA bell.', 'The lost key'],
  ['// Author: Me\nA bell.', 'A bell.'],
  ['A bell.\n// Lost property: choices', 'A bell.'],
  ['# title: Lost property # author: Me // draft\nA bell.', 'Lost property'],
  ['# title: The lighthouse keeper’s second daughter', 'The lighthouse keeper’s second daughter'],
  ['VAR x = 1', ''],
  ['VAR x = 1\n=== function add(a)\n=== old_mill ===\n-> END', 'old mill'],
  ['=== hall\n-> END', 'hall'],
  ['=== Alpha ===\n-> END', 'Alpha'],
  ['=== hall\nText', 'Text'],
  ['* [Open it]', 'Open it'],
  ['It was a dark and stormy night, and the rain fell.', 'It was a dark and stormy ni…'],
  ['', ''],
  ['[b]The door[/b] is [link=Open]shut[/link]. # IMAGE: door.png', 'The door is shut.'],
  ['INCLUDE a.ink\nVAR x = 1\nLIST l = a, b\n~ x = 2\n-> hall\n== hall ==\nIn.', 'In.'],
  ['/* Notes\n   for me */ // TODO\n# IMAGE: a.png\nTODO: more\nIt rains. // here', 'It rains.'],
  ['[img]door.png[/img]\nA <b>door</b>, <>\n-> END', 'A door,'],
  ['{x: yes}\n{~Sun|Rain} on {name}’s roof.', 'Sun on ’s roof.'],
  ['+ (up) {can} \\[b\\]Go up\\[/b\\] -> up', 'Go up'],
])('“%s” is called “%s”', (source, name) => {
  expect(programName({ source, files: {} })).toBe(name);
});

test('a story that only includes others is called as the first of them begins', () => {
  const files = { 'a.ink': '=== a\n[i]Fog.[/i]\n-> END' };
  expect(programName({ source: 'INCLUDE a.ink\n-> a', files })).toBe('Fog.');
});
