/** Scrolls the sidebar, or the dialog it is in, just enough to show the entry of the current page. */
export function revealCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector('[aria-current="page"]');
  if (current === null) return;
  const box = sidebar.closest('dialog') ?? sidebar;
  const frame = box.getBoundingClientRect();
  const { top, bottom, height } = current.getBoundingClientRect();
  // One entry of room above and below.
  if (top < frame.top + height) box.scrollTop -= frame.top + height * 2 - top;
  else if (bottom > frame.bottom - height) box.scrollTop += bottom - frame.bottom + height * 2;
}
