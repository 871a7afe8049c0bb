import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { editorTheme } from '../../../playground/editor/editor-theme';
import { ownCompositionKeys } from '../../../playground/editor/own-composition-keys';
import { inkSearch } from '../../../playground/editor/search-extension';
import { visibleRoom } from './text/visible-room';

/** What connects an editor to the form around it. */
export interface BaseHost {
  id: string;
  onChange: (text: string) => void;
}

/** The extensions of every editor of the CMS, except the numbers of its lines; others come before them. */
export function baseExtensions(host: BaseHost): Extension {
  return [
    history(),
    highlightSelectionMatches(),
    linter(null),
    lintGutter({ markerFilter: (found) => found.filter(({ severity }) => severity !== 'hint') }),
    editorTheme,
    visibleRoom(),
    inkSearch(),
    ownCompositionKeys(),
    keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ id: host.id, 'aria-label': 'Text' }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) host.onChange(state.doc.toString());
    }),
  ];
}
