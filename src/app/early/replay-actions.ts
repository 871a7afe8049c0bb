import '../../browser/early-control';

/** Events by which tips and links learn of a pointer that rests on them, or of the focus. */
function pointAgain(): void {
  const canHover = window.matchMedia('(hover: hover)').matches;
  const pointed = canHover && [...document.querySelectorAll(':hover')].at(-1);
  if (pointed) {
    pointed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    pointed.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }
  const focused = document.querySelector(':focus-visible');
  focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

let used: HTMLElement[] = [];

/** To be called when React takes the page over: from then on it answers by itself. */
export function takeOverActions(): void {
  used = window.docsEarly?.takeOver() ?? [];
}

/** To be called when the page runs: does again what was done before, in its order. */
export function replayActions(): void {
  // What the first effects asked for is drawn by then.
  setTimeout(() => {
    for (const control of used) control.click();
    used = [];
    pointAgain();
  });
}
