/** @jest-environment jsdom */
import { nextSnippetField } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { applyInsertion } from './apply-insertion';
import { insertions } from './insertions';

/** What is in a text after somebody has inserted something, and typed words at each place that Tab leads to. */
function inserted(id: string, words: readonly string[]): string {
  const view = new EditorView({ parent: document.body });
  const insertion = insertions.find((one) => one.id === id);
  if (insertion === undefined) throw new Error(`There is no ${id}.`);
  applyInsertion(view, insertion, () => undefined);
  for (const word of words) {
    view.dispatch(view.state.replaceSelection(word));
    nextSnippetField(view);
  }
  return view.state.doc.toString().trim();
}

it.each([
  ['note-note', ['A'], ':::note\n\nA\n\n:::'],
  ['note-title', ['A', 'B'], ':::note[A]\n\nB\n\n:::'],
  ['footnote', [], '[^1]'],
  [
    'Tabs',
    ['A', 'a', 'B', 'b'],
    '<Tabs>\n\n<TabItem label="A">\n\na\n\n</TabItem>\n\n<TabItem label="B">\n\nb\n\n</TabItem>\n\n</Tabs>',
  ],
  ['ink-transcript', ['A', 'B', 'C'], '```ink transcript="1"\nA\n* [B]\n  C\n- -> END\n```'],
])('leads through %s from what readers see to what they do not', (id, words, text) => {
  expect(inserted(id, words)).toBe(text);
});
