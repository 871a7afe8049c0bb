import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';

/**
 * Keeps the line of the caret in view when the editor becomes lower, for example because problems are listed below it,
 * and above what the page keeps free at the bottom of the window.
 */
export function caretShown(): Extension {
  const reveal = ViewPlugin.define((view) => {
    const { scrollDOM } = view;
    let height = scrollDOM.clientHeight;
    const observer = new ResizeObserver(() => {
      const { head } = view.state.selection.main;
      const { bottom } = view.lineBlockAt(head);
      const below = bottom - scrollDOM.scrollTop;
      const wasShown = 0 < below && below <= height;
      height = scrollDOM.clientHeight;
      if (!view.hasFocus || !wasShown || below <= height) return;
      view.dispatch({ effects: EditorView.scrollIntoView(head, { y: 'nearest', yMargin: 8 }) });
    });
    observer.observe(scrollDOM);
    return { destroy: () => observer.disconnect() };
  });
  const free = EditorView.scrollMargins.of(() => {
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    return { bottom: parseFloat(scrollPaddingBottom) || 0 };
  });
  return [reveal, free];
}
