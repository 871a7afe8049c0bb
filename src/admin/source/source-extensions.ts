import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { editorTheme } from '../../editor/editor-theme';
import { inkSearch } from '../../editor/search-extension';
import { sourceCompletion, type CompletionHost } from './completion/source-completion';
import { applyInsertion } from './insertions/apply-insertion';
import { insertions } from './insertions/insertions';
import { droppedPictures } from './pictures/dropped-pictures';
import { mdxHighlighting } from './text/mdx-highlighting';
import { insertionKeys } from './toolbar/bar-buttons';

/** What connects the editor to the form around it. */
export interface SourceHost extends CompletionHost {
  id: string;
  onChange: (text: string) => void;
  onFiles: (files: File[]) => void;
}

/** The height of the toolbar in pixels, with some room below it. */
const BAR_HEIGHT = 56;

/** All of the editor’s extensions, except the numbers of its lines. */
export function sourceExtensions(host: SourceHost): Extension {
  const keys = insertions.flatMap((insertion) => {
    const key = insertionKeys[insertion.id];
    if (key === undefined) return [];
    const run = (view: EditorView) => {
      applyInsertion(view, insertion, host.ask);
      return true;
    };
    return [{ key: `Mod-${key}`, run, preventDefault: true }];
  });
  return [
    history(),
    highlightSelectionMatches(),
    linter(null),
    lintGutter(),
    mdxHighlighting(),
    editorTheme(),
    inkSearch(),
    sourceCompletion(host),
    droppedPictures(host.onFiles),
    keymap.of([...keys, ...defaultKeymap, ...historyKeymap, ...lintKeymap]),
    EditorView.lineWrapping,
    // The toolbar stays at the top of the window, above the text.
    EditorView.scrollMargins.of(() => ({ top: BAR_HEIGHT })),
    EditorView.contentAttributes.of({
      id: host.id,
      'aria-label': 'Text',
      spellcheck: 'true',
      autocapitalize: 'sentences',
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) host.onChange(state.doc.toString());
    }),
  ];
}
