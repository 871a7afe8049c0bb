/** A slip of the content: what people write, and what is said about it. */
export interface SlipEntry {
  file: string;
  /** Where its ink begins in that file. */
  inkLine: number;
  /** The kind of note that it gets. */
  note: string;
  ink: string;
  /** The files that the ink includes, by name. */
  files: Readonly<Record<string, string>>;
  /** The line with the slip, from 1. */
  line: number;
  isQuiet: boolean;
  /** The ink after all of its slips are mended; null if no line is right in every story. */
  mended: string | null;
  /** Right ink like it, about which nothing is said. */
  silent: string;
}
