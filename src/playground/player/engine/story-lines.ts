import type { Story } from 'inkjs/engine/Story';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { StoryPath } from './bounded-story';

export interface StoryLine {
  /** Null for the main file. */
  file: string | null;
  line: number;
}

/**
 * Finds the line of a path. A published story has no line numbers; the compiler’s own story has the same paths and
 * its line numbers.
 */
export function lineOf(compiled: Story, path: StoryPath | null): StoryLine | null {
  if (path === null) return null;
  const debugMetadata = compiled.ContentAtPath(path).obj?.debugMetadata ?? null;
  if (debugMetadata === null) return null;
  return { file: debugMetadata.fileName, line: debugMetadata.startLineNumber };
}

/** The lines of a program that match, those of the main file first. */
export function linesWith({ source, files }: StoryProgram, written: RegExp): StoryLine[] {
  return [[null, source] as const, ...Object.entries(files)].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, place) => (written.test(line) ? [{ file, line: place + 1 }] : [])),
  );
}
