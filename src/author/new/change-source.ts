/** The changed source of a file; if it cannot be changed, says which file that is, why, and what to do. */
export function changeSource(file: string, change: () => string): string {
  try {
    return change();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} was not changed. ${reason} Fix it first.`, { cause: error });
  }
}
