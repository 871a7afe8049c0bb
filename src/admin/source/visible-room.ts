import { tooltips, type EditorView, type Rect } from '@codemirror/view';

/** Between a menu and the edge of the window, in pixels. */
const MARGIN = 8;

/** Keeps menus and messages within what can be seen of a form: below the toolbar, above a phone’s bar and keyboard. */
export function visibleRoom() {
  return tooltips({ tooltipSpace: roomOf });
}

function roomOf({ dom }: EditorView): Rect {
  const bar = dom.closest('.deskSource')?.querySelector('.deskBar')?.getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const room = {
    left: MARGIN,
    right: innerWidth - MARGIN,
    top: offsetTop,
    bottom: offsetTop + height,
  };
  for (let around = dom.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const { top, bottom } = around.getBoundingClientRect();
    room.top = Math.max(room.top, top);
    room.bottom = Math.min(room.bottom, bottom);
  }
  return { ...room, top: Math.max(room.top, bar?.bottom ?? 0) };
}
