import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';

/**
 * Keeps the line of the caret in view when the editor becomes lower, for example because problems are listed below it,
 * and above what the page keeps free at the bottom of the window.
 */
export function caretShown(): Extension {
  const reveal = ViewPlugin.define((view) => {
    const heights = new Map<Element, number>();
    const observer = new ResizeObserver((entries) => {
      const { head } = view.state.selection.main;
      const bottom = view.documentTop + view.lineBlockAt(head).bottom;
      const hidden = entries.filter(({ target }) => {
        const below = bottom - target.getBoundingClientRect().top;
        const height = heights.get(target) ?? target.clientHeight;
        heights.set(target, target.clientHeight);
        return 0 < below && below <= height && below > target.clientHeight;
      });
      if (!view.hasFocus || hidden.length === 0) return;
      view.dispatch({ effects: EditorView.scrollIntoView(head, { y: 'nearest', yMargin: 8 }) });
    });
    observer.observe(view.scrollDOM);
    // It may be as high as its text, and scroll with what is around it.
    view.requestMeasure({
      read: () => scrollerAround(view.dom),
      write: (around) => around && observer.observe(around),
    });
    return { destroy: () => observer.disconnect() };
  });
  const free = EditorView.scrollMargins.of(() => {
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    return { bottom: parseFloat(scrollPaddingBottom) || 0 };
  });
  return [reveal, free];
}

function scrollerAround({ parentElement: around }: Element): Element | null {
  if (around === null || /auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return scrollerAround(around);
}
