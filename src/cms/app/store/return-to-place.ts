import type { EditorView } from '@codemirror/view';
import { findTextPane } from '../preview/scroll/measure-pairs';
import { takePlace, type Place } from './keep-place';

/** What the author scrolls or writes with. */
const HANDS = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/** Leads to where the author was in the form before this one, until the author goes elsewhere. */
export function returnToPlace(view: EditorView): void {
  const wanted = takePlace();
  if (wanted === null) return;
  // The form gets its height bit by bit: from its other fields, from problems, from lines once they are drawn.
  const heights = new ResizeObserver(() => scrollTo(view, wanted));
  for (let part = view.dom.parentElement; part !== null; part = part.parentElement) {
    heights.observe(part);
  }
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  for (const hand of HANDS) document.addEventListener(hand, () => stop.abort(), options);
  stop.signal.addEventListener('abort', () => heights.disconnect());
  requestAnimationFrame(() => {
    if (stop.signal.aborted) return;
    focusAgain(view, wanted);
    requestAnimationFrame(() => {
      if (!stop.signal.aborted) selectAgain(wanted);
    });
  });
}

const fieldOf = ({ field }: Place) =>
  document.querySelector<HTMLElement>(`[id^="${field}-field-"]`);

function focusAgain(view: EditorView, wanted: Place): void {
  const field = wanted.field === '' ? null : fieldOf(wanted);
  if (field === null || document.activeElement !== document.body) return;
  if (field === view.contentDOM) view.focus();
  else field.focus({ preventScroll: true });
}

/** Once the CMS has drawn the field as the one with the focus, and put its cursor first. */
function selectAgain(wanted: Place): void {
  const field = document.activeElement as HTMLInputElement;
  if (wanted.selection === null || field !== fieldOf(wanted)) return;
  field.setSelectionRange(...wanted.selection);
}

function scrollTo(view: EditorView, { line }: Place): void {
  const text = findTextPane();
  if (text?.view !== view) return;
  const { top } = view.lineBlockAt(Math.min(line.at, view.state.doc.length));
  const edge = text.pane.getBoundingClientRect().top;
  text.pane.scrollTop += view.documentTop + top - edge - line.top;
}
