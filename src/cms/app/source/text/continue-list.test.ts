/** @jest-environment jsdom */
import { EditorView } from '@codemirror/view';
import { continueList } from './continue-list';

/** What Enter makes of a text with | at the cursor; null if it does what it always does. */
const enter = (marked: string) => {
  const anchor = marked.indexOf('|');
  const view = new EditorView({ doc: marked.replace('|', ''), selection: { anchor } });
  if (!continueList(view)) return null;
  const { doc, selection } = view.state;
  return `${doc.sliceString(0, selection.main.head)}|${doc.sliceString(selection.main.head)}`;
};

it.each([
  ['- A|', '- A\n- |'],
  ['- A| B', '- A\n- | B'],
  ['  9. A|', '  9. A\n  10. |'],
  ['- [x] A|', '- [x] A\n- [ ] |'],
  ['> A|', '> A\n> |'],
  ['- A\n- |\nB', '- A\n\n|\nB'],
  ['- A\n- [ ] |', '- A\n\n|'],
  ['A|', null],
  ['-|', null],
  ['|- A', null],
  ['```ink\n* A|\n```', null],
])('continues %p', (before, after) => {
  expect(enter(before)).toBe(after);
});
