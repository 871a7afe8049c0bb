import { EditorView } from '@codemirror/view';
import { lineAt } from '../../kit/diagnostics-of';
import { orderPairs, type ScrollPair } from './scroll-pairs';

/** What a line of the preview keeps above it. */
const MARGIN = 16;

/** The form’s pane that scrolls, and the editor of the text within it. */
export interface TextPane {
  pane: HTMLElement;
  view: EditorView;
}

/** The text that is open beside the preview; null while there is none, or while it is hidden, as on a phone. */
export function findTextPane(): TextPane | null {
  const editor = document.querySelector<HTMLElement>('.cmsSource .cm-editor');
  const view = editor && EditorView.findFromDOM(editor);
  let pane = editor?.closest('.cmsSource')?.parentElement ?? null;
  while (pane !== null && getComputedStyle(pane).overflowY !== 'auto') pane = pane.parentElement;
  return view && pane !== null && pane.clientHeight > 0 ? { pane, view } : null;
}

/** Where both panes are scrolled to for each block that is seen in the preview. */
export function measurePairs(
  { pane, view }: TextPane,
  article: HTMLElement,
  linesAbove: number,
): ScrollPair[] {
  const { scrollTop } = pane;
  const bar = view.dom.closest('.cmsSource')?.querySelector('.cmsBar');
  // Lines are at the top when they are just below the toolbar, which stays in the window.
  const textTop = pane.getBoundingClientRect().top + (bar?.clientHeight ?? 0);
  const { documentTop } = view;
  const textOf = (top: number) => documentTop + top - textTop + scrollTop;
  const previewTop = (article.ownerDocument.scrollingElement?.scrollTop ?? 0) - MARGIN;
  const found = [...article.querySelectorAll<HTMLElement>('[data-lines]')].flatMap((block) => {
    if (!block.checkVisibility()) return [];
    const [first = 1, last = 1] = (block.dataset.lines ?? '').split('-').map(Number);
    const { top, bottom } = block.getBoundingClientRect();
    const above = view.lineBlockAt(lineAt(view.state.doc, first - linesAbove).from);
    const below = view.lineBlockAt(lineAt(view.state.doc, last - linesAbove).from);
    return [
      [textOf(above.top), top + previewTop],
      [textOf(below.bottom), bottom + previewTop],
    ] as const;
  });
  return orderPairs(found);
}
