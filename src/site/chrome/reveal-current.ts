/** Scrolls the sidebar, or the dialog around it, just enough to show the current page’s entry. */
export function revealCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current="page"]');
  if (current === null) return;
  const box = sidebar.closest('dialog') ?? sidebar;
  const frame = box.getBoundingClientRect();
  const { top, bottom, height } = current.getBoundingClientRect();
  // Leaves room for one entry above and below.
  if (top < frame.top + height) box.scrollTop -= frame.top + height * 2 - top;
  else if (bottom > frame.bottom - height) box.scrollTop += bottom - frame.bottom + height * 2;
}
