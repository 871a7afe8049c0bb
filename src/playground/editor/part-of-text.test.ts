/** @jest-environment jsdom */
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { fromPage } from './editor-extensions';
import { PartOfText } from './part-of-text';

const TEXT = 'one\ntwo\nthree\nfour\n';
const whole = { point: jest.fn(), step: jest.fn(), search: jest.fn() };

/** An editor of the lines “two” and “three”. */
function open(): { view: EditorView; part: PartOfText } {
  const part = new PartOfText({ from: 4, to: 13 }, whole);
  const state = EditorState.create({ doc: TEXT, extensions: part.extension });
  return { part, view: new EditorView({ parent: document.body, state }) };
}
const shown = (view: EditorView) =>
  [...view.contentDOM.querySelectorAll('.cm-line')].map(({ textContent }) => textContent);
const press = (view: EditorView, key: string) =>
  view.contentDOM.dispatchEvent(
    new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
  );

test('only its lines are shown, however they grow', () => {
  const { view } = open();
  expect(shown(view)).toEqual(['two', 'three']);
  view.dispatch({ changes: { from: 13, insert: '\nand' } });
  expect(shown(view)).toEqual(['two', 'three', 'and']);
  expect(view.state.doc.toString()).toBe('one\ntwo\nthree\nand\nfour\n');
});

test.each([
  ['before it', { from: 3, to: 4 }],
  ['behind it', { from: 13, to: 14 }],
  ['around it', { from: 0, to: 19, insert: 'x' }],
])('nothing %s can be changed', (_, changes) => {
  const { view } = open();
  view.dispatch({ changes });
  expect(view.state.doc.toString()).toBe(TEXT);
});

test('all that can be selected is its lines', () => {
  const { view } = open();
  view.dispatch({ selection: { anchor: 0, head: TEXT.length } });
  const { from, to } = view.state.selection.main;
  expect(view.state.sliceDoc(from, to)).toBe('two\nthree');
});

test('the page changes what is around it, and tells which lines to show', () => {
  const { view, part } = open();
  view.dispatch({ changes: { from: 0, insert: 'zero\n' }, annotations: fromPage.of(true) });
  expect(shown(view)).toEqual(['two', 'three']);
  part.show({ from: 0, to: 4 });
  expect(shown(view)).toEqual(['zero']);
  expect([part.has(4), part.has(5)]).toEqual([true, false]);
});

test('an empty line can be the first or the last one that is hidden', () => {
  const part = new PartOfText({ from: 1, to: 4 }, whole);
  const state = EditorState.create({ doc: '\none\n', extensions: part.extension });
  expect(shown(new EditorView({ parent: document.body, state }))).toEqual(['one']);
});

test('the whole text undoes, redoes and searches', () => {
  const { view } = open();
  press(view, 'z');
  press(view, 'y');
  press(view, 'f');
  expect(whole.step.mock.calls).toEqual([['undo'], ['redo']]);
  expect(whole.search).toHaveBeenCalledTimes(1);
});

test('the cursor of the whole text goes along while one writes here, and only then', () => {
  const { view } = open();
  view.dispatch({ selection: { anchor: 6 } });
  expect(whole.point).not.toHaveBeenCalled();
  view.focus();
  view.dispatch({ selection: { anchor: 9 } });
  view.dispatch(view.state.replaceSelection('x'));
  expect(whole.point.mock.calls).toEqual([[9], [10]]);
});
