import type { Story } from 'inkjs/engine/Story';
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
