import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { editorTheme } from '../../editor/editor-theme';
import { inkSearch } from '../../editor/search-extension';
import { mdxHighlighting } from './text/mdx-highlighting';

/** What the editor tells the form around it. */
export interface SourceHost {
  id: string;
  onChange: (text: string) => void;
}

/** All of the editor’s extensions, except the numbers of its lines. */
export function sourceExtensions({ id, onChange }: SourceHost): Extension {
  return [
    history(),
    highlightSelectionMatches(),
    linter(null),
    lintGutter(),
    mdxHighlighting(),
    editorTheme(),
    inkSearch(),
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ id, 'aria-label': 'Text', spellcheck: 'true' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}
