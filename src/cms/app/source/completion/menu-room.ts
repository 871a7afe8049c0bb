import { completionStatus } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { barOf, onLayout, paneOf, roomOf } from '../text/visible-room';

/** How many entries of a menu can be seen at once. */
const ENTRIES = 5;

/** Scrolls the form where a menu has room for a few entries neither below nor above its line. */
export function menuRoom(): Extension {
  return [
    EditorView.updateListener.of(({ view, startState, state }) => {
      const isNew = completionStatus(startState) !== 'active';
      if (isNew && completionStatus(state) === 'active') makeRoom(view);
    }),
    onLayout(makeRoom),
  ];
}

function makeRoom(view: EditorView): void {
  view.requestMeasure({
    key: makeRoom,
    read: missingRoom,
    write: (missing) => paneOf(view.dom)?.scrollBy(0, Math.max(0, missing)),
  });
}

/** How far the line with the cursor has to move up, in pixels; never below the toolbar. */
function missingRoom(view: EditorView): number {
  const wanted = wantedHeight(view.dom.querySelector('.cm-tooltip-autocomplete > ul'));
  const line = view.coordsAtPos(view.state.selection.main.head);
  if (wanted === 0 || line === null) return 0;
  const room = roomOf(view);
  const below = room.bottom - line.bottom;
  if (below >= wanted || line.top - room.top >= wanted) return 0;
  const paneTop = paneOf(view.dom)?.getBoundingClientRect().top ?? 0;
  const barHeight = barOf(view.dom)?.getBoundingClientRect().height ?? 0;
  return Math.min(wanted - below, line.top - paneTop - barHeight);
}

/** The height of a menu’s first entries; 0 if there is no menu. */
function wantedHeight(list: Element | null): number {
  const last = [...(list?.querySelectorAll('li') ?? [])].slice(0, ENTRIES).at(-1);
  if (list === null || last === undefined) return 0;
  const { top } = list.getBoundingClientRect();
  return Math.ceil(last.getBoundingClientRect().bottom - top + list.scrollTop) + 2;
}
