import { getSearchQuery, searchPanelOpen } from '@codemirror/search';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { editorMessages } from '../../config/messages/editor';

/** More matches are not counted. */
const MOST = 999;

/** Says below the search field how many matches there are, and which of them is selected. */
export function matchCount(): Extension {
  return EditorView.updateListener.of(({ view, state }) => {
    if (!searchPanelOpen(state)) return;
    const panel = view.dom.querySelector('.cm-search');
    const field = panel?.querySelector('[name=search]');
    if (!panel || !field) return;
    let said = panel.querySelector('output');
    if (said === null) {
      said = document.createElement('output');
      field.after(said);
    }
    const text = countOf(state);
    if (said.textContent !== text) said.textContent = text;
  });
}

function countOf(state: EditorState): string {
  const query = getSearchQuery(state);
  if (query.search === '' || !query.valid) return '';
  const { main } = state.selection;
  let count = 0;
  let selected = 0;
  const matches = query.getCursor(state);
  for (let next = matches.next(); next.done !== true; next = matches.next()) {
    count += 1;
    const { from, to } = next.value;
    if (from === main.from && to === main.to) selected = count;
    if (count > MOST) break;
  }
  return editorMessages.matches(selected, count > MOST ? `${MOST}+` : `${count}`);
}
