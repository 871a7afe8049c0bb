import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { Command } from '@codemirror/view';
import { fenceAt, splitBlocks } from './split-blocks';

const ITEM = /^(?<indent>[ \t]*)(?<mark>[-*+]|(?<number>\d+)\.|>)(?<gap> +)(?<task>\[[ x]\] )?/;

/**
 * How the line below an item begins, or null for what is no item. An empty item ends its list, with an empty line, without
 * which what follows would belong to it.
 */
export function nextItem(line: string): { isEnd: boolean; start: string } | null {
  const item = ITEM.exec(line);
  if (item === null) return null;
  const { indent = '', mark = '', number, gap = ' ', task } = item.groups ?? {};
  if (item[0].length === line.length) return { isEnd: true, start: '' };
  const sign = number === undefined ? mark : `${Number(number) + 1}.`;
  return { isEnd: false, start: indent + sign + gap + (task === undefined ? '' : '[ ] ') };
}

/** Makes Enter begin the next item of a list or line of a quote. */
export const continueList: Command = (view) => {
  const { state } = view;
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const next = nextItem(line.text);
  const before = line.text.slice(0, main.head - line.from);
  // Within the sign of an item, Enter makes room above it.
  if (next === null || !main.empty || nextItem(before) === null || isCode(state)) return false;
  const changes: ChangeSpec = next.isEnd
    ? { from: line.from, to: line.to, insert: '\n' }
    : { from: main.head, insert: `\n${next.start}` };
  const anchor = next.isEnd ? line.from + 1 : main.head + next.start.length + 1;
  view.dispatch({ changes, selection: { anchor }, userEvent: 'input', scrollIntoView: true });
  return true;
};

function isCode(state: EditorState): boolean {
  return fenceAt(splitBlocks(state.doc.toString()), state.selection.main.head) !== null;
}
