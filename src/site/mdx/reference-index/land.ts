import { markTarget } from '../../navigation/mark-target';

/** Marks the row that the address names, and scrolls to it if the list has moved. */
export function land(rowId: string, isMoved: boolean): void {
  const row = document.getElementById(rowId);
  if (row === null) return;
  markTarget(row);
  if (isMoved) row.scrollIntoView();
}
