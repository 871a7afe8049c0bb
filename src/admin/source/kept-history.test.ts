import { history, undo } from '@codemirror/commands';
import { continuedState, keepHistory } from './kept-history';

const config = { extensions: [history()] };
const undone = (text: string) => {
  let state = continuedState(text, config);
  const done = undo({ state, dispatch: (transaction) => (state = transaction.state) });
  return done ? state.doc.toString() : null;
};

it('continues the text that was closed, and no other', () => {
  const first = continuedState('A lamp.', config);
  expect(undone('A lamp.')).toBeNull();
  keepHistory(first.update({ changes: { from: 7, insert: ' Lit.' } }).state);
  expect(undone('A lamp. Lit.')).toBe('A lamp.');
  expect(undone('A lamp.')).toBeNull();
});
