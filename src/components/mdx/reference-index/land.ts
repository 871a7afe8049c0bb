/** Marks the row that the address names, as browsers do by themselves only when they load a page. */
export function land(rowId: string, isMoved: boolean): void {
  document.querySelector('[data-landed]')?.removeAttribute('data-landed');
  const row = document.getElementById(rowId);
  if (row === null) return;
  if (!row.matches(':target')) row.setAttribute('data-landed', '');
  if (isMoved) row.scrollIntoView();
}
