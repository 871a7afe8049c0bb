import '../../../base/browser/early-control';

/** Events that tell tips and links that a pointer rests on them or that they have focus. */
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

/** Call when React takes over the page: from then on React handles events. */
export function takeOverActions(): void {
  used = window.docsEarly?.takeOver() ?? [];
}

/** Call when the page runs: repeats the earlier actions in order. */
export function replayActions(): void {
  // By then the updates from the first effects are rendered.
  setTimeout(() => {
    for (const control of used) control.click();
    used = [];
    pointAgain();
  });
}
