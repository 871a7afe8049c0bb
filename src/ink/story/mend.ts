import type { StoryProgram } from './story-program';

/** How one click corrects a line: as it is, and as it should be; line breaks make several of it. */
export interface Mend {
  was: string;
  is: string;
}

interface Place {
  /** Null is the main file. */
  file: string | null;
  /** From 1. */
  line: number;
}

/** The story with one line mended; null if the line is no longer what it was. */
export function mendStory(
  program: StoryProgram,
  { file, line }: Place,
  { was, is }: Mend,
): StoryProgram | null {
  const text = file === null ? program.source : program.files[file];
  const lines = text?.split('\n') ?? [];
  const now = lines[line - 1];
  if (now?.replace(/\r$/, '') !== was) return null;
  lines[line - 1] = now.replace(was, () => is);
  const mended = lines.join('\n');
  return file === null
    ? { ...program, source: mended }
    : { ...program, files: { ...program.files, [file]: mended } };
}
