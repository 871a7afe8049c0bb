/** Lines that the editor marks in its margin, and what the marks mean. */
export interface MarkedLines {
  /** Shown when the pointer rests on a mark. */
  label: string;
  /** Counted from 1; `file` is null for the main file. */
  lines: readonly { file: string | null; line: number }[];
}
