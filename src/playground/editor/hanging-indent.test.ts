/** @jest-environment jsdom */
import { EditorView } from '@codemirror/view';
import { hangingIndent } from './hanging-indent';

test('a line hangs by its space and its signs, so far as there is room', () => {
  const doc = [
    'Text',
    '  Text',
    '* [Open]',
    '\t+ + (up) Go',
    '- -> hall',
    '-> hall',
    ' '.repeat(40) + 'Far',
  ].join('\n');
  const { dom } = new EditorView({ doc, extensions: hangingIndent() });
  const hangs = [...dom.querySelectorAll('.cm-line')].map(({ className }) =>
    Number(/cm-hang-(?<column>\d+)/.exec(className)?.groups?.column ?? 0),
  );
  expect(hangs).toEqual([0, 2, 2, 8, 2, 0, 12]);
});
