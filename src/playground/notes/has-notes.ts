/** Whether a text has notes of testers in it; notes-text.ts reads them. */
export function hasNotes(text: string): boolean {
  return text.includes('[notes-for-atrament-');
}
