import type { StoryProgram } from './story-program';

/** How one click corrects a line, or several below each other: as they are, and as they should be. */
export interface Mend {
  was: string;
  is: string;
  /** Where that is, if not at the line of the message. */
  at?: TextPlace;
}

interface TextPlace {
  /** Null is the main file. */
  file: string | null;
  /** From 1. */
  line: number;
}

/** The story with a line, or several from there, mended; null if they are no longer what they were. */
export function mendStory(
  program: StoryProgram,
  { file, line }: TextPlace,
  { was, is }: Mend,
): StoryProgram | null {
  const text = file === null ? program.source : program.files[file];
  const lines = text?.split('\n') ?? [];
  const count = was.split('\n').length;
  const now = lines.slice(line - 1, line - 1 + count);
  if (now.length < count || now.map(withoutReturn).join('\n') !== was) return null;
  const end = now.at(-1)?.endsWith('\r') ? '\r' : '';
  lines.splice(line - 1, count, `${is}${end}`);
  const mended = lines.join('\n');
  return file === null
    ? { ...program, source: mended }
    : { ...program, files: { ...program.files, [file]: mended } };
}

const withoutReturn = (line: string): string => line.replace(/\r$/, '');
