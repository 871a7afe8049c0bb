import { history, undo } from '@codemirror/commands';
import { continuedState, keepHistory } from './kept-history';

const config = { extensions: [history()] };
const undone = (file: string, text: string) => {
  let state = continuedState(file, text, config);
  const done = undo({ state, dispatch: (transaction) => (state = transaction.state) });
  return done ? state.doc.toString() : null;
};

it('continues the text that was open last, also when its file is new, and no other', () => {
  const first = continuedState('new-page.mdx', 'A lamp.', config);
  expect(undone('new-page.mdx', 'A lamp.')).toBeNull();
  keepHistory('new-page.mdx', first.update({ changes: { from: 7, insert: ' Lit.' } }).state);
  expect(undone('lamp.mdx', 'A lamp. Lit.')).toBe('A lamp.');
  expect(undone('lamp.mdx', 'A lamp.')).toBeNull();
});

it('undoes what replaced the text of a file, by itself', () => {
  const typed = continuedState('lamp.mdx', 'A lamp.', config).update({
    changes: { from: 7, insert: ' Lit.' },
  });
  keepHistory('lamp.mdx', typed.state);
  expect(undone('lamp.mdx', 'Two lamps.')).toBe('A lamp. Lit.');
});
