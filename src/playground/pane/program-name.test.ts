/** @jest-environment node */
import { programName } from './program-name';

test.each([
  ['// Mine\n# title: Lost property\nA bell.', 'Lost property'],
  ['# title: The lighthouse keeper’s second daughter', 'The lighthouse keeper’s second daughter'],
  ['VAR x = 1', 'VAR x = 1'],
  ['=== hall\nText', 'hall'],
  ['* [Open it]', 'Open it'],
  ['It was a dark and stormy night, and the rain fell.', 'It was a dark and stormy ni…'],
  ['', ''],
])('“%s” is called “%s”', (source, name) => {
  expect(programName({ source, files: {} })).toBe(name);
});
