import { snippet } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { fenceAt, splitBlocks } from '../text/split-blocks';
import type { Insertion, LineMark, Question, Snippet, Wrap } from './insertion';
import { placeBlock } from './place-block';
import { toggleLines } from './toggle-lines';
import { toggleSign } from './toggle-sign';

/** Inserts something at the selection, or lets the form ask for what is needed. */
export function applyInsertion(
  view: EditorView,
  insertion: Insertion,
  ask: (question: Question) => void,
): void {
  switch (insertion.kind) {
    case 'wrap':
      wrapSelection(view, insertion);
      break;
    case 'lines':
      markLines(view, insertion);
      break;
    case 'block':
    case 'inline':
      insertSnippet(view, insertion);
      break;
    case 'ask':
      ask(insertion.question);
      return;
  }
  view.focus();
}

/**
 * Puts a block on lines of its own, at a position or below the paragraph or the code that is there. Writing goes on behind
 * it, and at the end of the text in a new paragraph.
 */
export function insertBlock(view: EditorView, template: string, from: number, to = from): void {
  const text = view.state.doc.toString();
  const fence = fenceAt(splitBlocks(text), from);
  const codeEnd = fence === null ? null : text.slice(0, fence.to).trimEnd().length;
  const place = placeBlock(text, codeEnd ?? from, codeEnd ?? to);
  const next = text.slice(place.to).trim() === '' ? '\n\n${}' : '${}';
  snippet(place.above + template + next + place.below)(view, null, place.from, place.to);
}

function wrapSelection(view: EditorView, wrap: Wrap): void {
  const { state } = view;
  const { selection, ...changes } = toggleSign(state.doc.toString(), state.selection.main, wrap);
  view.dispatch({ changes, selection, userEvent: 'input', scrollIntoView: true });
}

function markLines(view: EditorView, { mark }: LineMark): void {
  const { doc, selection } = view.state;
  const { from } = doc.lineAt(selection.main.from);
  const { to } = doc.lineAt(selection.main.to);
  const old = doc.sliceString(from, to);
  const insert = toggleLines(old.split('\n'), mark).join('\n');
  const isOneLine = !old.includes('\n');
  view.dispatch({
    changes: { from, to, insert },
    selection: isOneLine
      ? { anchor: Math.max(from, selection.main.head + insert.length - old.length) }
      : { anchor: from, head: from + insert.length },
    userEvent: 'input',
    scrollIntoView: true,
  });
}

function insertSnippet(view: EditorView, { kind, before, body, after = '' }: Snippet): void {
  const { doc, selection } = view.state;
  const { from, to } = selection.main;
  const selected = doc.sliceString(from, to).trim();
  const takesSelection = body !== undefined && selected !== '';
  const inner = takesSelection ? escapeField(selected) : body === undefined ? '' : `\${${body}}`;
  const template = `${before}${inner}${after}`;
  if (kind === 'block') insertBlock(view, template, takesSelection ? from : to, to);
  // The last place that Tab leads to is behind it.
  else snippet(`${template}\${}`)(view, null, takesSelection ? from : to, to);
}

/** Text as it is written in a snippet. */
export function escapeField(text: string): string {
  return text.replace(/[{}]/g, '\\$&');
}
