import { completionStatus } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import {
  repositionTooltips,
  tooltips,
  ViewPlugin,
  type EditorView,
  type Rect,
} from '@codemirror/view';

/** Between a menu and the edge of the window, in pixels. */
const MARGIN = 8;

/**
 * Keeps menus and messages at their lines, and within what can be seen of a form: below the toolbar, above a phone’s bar
 * and keyboard.
 */
export function visibleRoom(): Extension {
  return [tooltips({ tooltipSpace: spaceOf }), onLayout(repositionTooltips)];
}

/** Tells when what is around an editor has changed its size, as when a list above it grows and moves its lines. */
export function onLayout(tell: (view: EditorView) => void): Extension {
  return ViewPlugin.define((view) => {
    const observer = new ResizeObserver(() => tell(view));
    for (const around of ancestorsOf(view.dom)) observer.observe(around);
    return { destroy: () => observer.disconnect() };
  });
}

/** Where a tooltip can be: what is said of a line may lie over the toolbar, for as long as the pointer is there. */
const spaceOf = (view: EditorView): Rect =>
  completionStatus(view.state) === null ? paneRoom(view) : roomOf(view);

/** What can be seen of a form’s text. */
export function roomOf(view: EditorView): Rect {
  const room = paneRoom(view);
  const top = barOf(view.dom)?.getBoundingClientRect().bottom ?? 0;
  const dock = dockOf(view.dom)?.getBoundingClientRect().top ?? room.bottom;
  // Below the end of the text, it goes up with it: a menu has room over it.
  const isOverText = dock < view.dom.getBoundingClientRect().bottom - 1;
  const bottom = isOverText ? Math.min(room.bottom, dock) : room.bottom;
  return { ...room, top: Math.max(room.top, top), bottom };
}

/** What can be seen of the part of the form that scrolls. */
function paneRoom({ dom }: EditorView): Rect {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const room = {
    left: MARGIN,
    right: innerWidth - MARGIN,
    top: offsetTop,
    bottom: offsetTop + height,
  };
  for (const around of ancestorsOf(dom).filter(isScrolled)) {
    const { top, bottom } = around.getBoundingClientRect();
    room.top = Math.max(room.top, top);
    room.bottom = Math.min(room.bottom, bottom);
  }
  return room;
}

/** The toolbar above an editor, if it has one. */
export const barOf = (dom: Element): Element | null =>
  dom.closest('.cmsSource')?.querySelector('.cmsBar') ?? null;

/** What is below an editor, and over it while its text is longer than the window. */
export const dockOf = (dom: Element): Element | null =>
  dom.closest('.cmsSource')?.querySelector('.cmsDock') ?? null;

/** The part of the form that scrolls an editor. */
export const paneOf = (dom: Element): HTMLElement | undefined => ancestorsOf(dom).find(isScrolled);

const isScrolled = (element: Element) => getComputedStyle(element).overflowY !== 'visible';

function ancestorsOf(element: Element): HTMLElement[] {
  const { parentElement } = element;
  return parentElement === null ? [] : [parentElement, ...ancestorsOf(parentElement)];
}
