import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { baseExtensions, type BaseHost } from './base-extensions';
import { sourceCompletion, type CompletionHost } from './completion/source-completion';
import { componentFormKeys, type FormHost } from './component-form/component-form-keys';
import { applyInsertion } from './insertions/apply-insertion';
import { insertions } from './insertions/insertions';
import { droppedPictures } from './pictures/dropped-pictures';
import { replaceHere } from './pictures/replace-here';
import { continueList } from './text/continue-list';
import { mdxHighlighting } from './text/mdx-highlighting';
import { barOf, dockOf } from './text/visible-room';
import { insertionKeys } from './toolbar/bar-buttons';

/** What connects the editor to the form around it. */
export interface SourceHost extends CompletionHost, BaseHost, FormHost {
  onFiles: (files: File[]) => void;
  /** Called with the word that is being typed, if any. */
  onTyping: (word: string) => void;
}

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
    mdxHighlighting(),
    sourceCompletion(host),
    componentFormKeys(host),
    droppedPictures(host.onFiles),
    replaceHere(() => host.ask('picture')),
    keymap.of([...keys, { key: 'Enter', run: continueList }]),
    EditorView.scrollMargins.of((view) => ({ top: coveredBy(view), bottom: coveredBelow(view) })),
    // The site’s own hints know the words of ink, and leave code alone.
    EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'sentences' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged || update.selectionSet || update.focusChanged) {
        host.onTyping(update.docChanged ? wordIn(update.state) : '');
      }
    }),
    baseExtensions(host),
  ];
}

/** The word around the cursor. */
function wordIn({ doc, selection }: EditorState): string {
  const { from, text } = doc.lineAt(selection.main.head);
  const at = selection.main.head - from;
  const before = /[\p{L}'’]*$/u.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^[\p{L}'’]*/u.exec(text.slice(at))?.[0] ?? '';
  return `${before}${after}`.replaceAll('’', "'");
}

/** How much of a text that has been scrolled is below its toolbar, which stays at the top of the window, in pixels. */
function coveredBy({ dom }: EditorView): number {
  const bar = barOf(dom)?.getBoundingClientRect();
  if (bar === undefined) return 0;
  return Math.min(bar.height, Math.max(0, bar.bottom - dom.getBoundingClientRect().top));
}

/** How much of it is below the form that lies over it; the editor may be higher than its text. */
function coveredBelow({ dom, scrollDOM }: EditorView): number {
  const dock = dockOf(dom)?.getBoundingClientRect();
  if (dock === undefined) return 0;
  return Math.min(dock.height, Math.max(0, scrollDOM.getBoundingClientRect().bottom - dock.top));
}
