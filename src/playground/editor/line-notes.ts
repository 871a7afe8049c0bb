import type { ReactNode } from 'react';
import type { StoryProgram } from '../../ink/story/story-program';

/** Where somebody noted something about a line, counted from 1; `file` is null for the main one. */
export interface LineNote {
  file: string | null;
  line: number;
  id: string;
  text: string;
}

/** Notes on lines of the text. The editor shows where they are; whoever has them draws them. */
export interface LineNotes {
  /** The text in which they stand at these lines. */
  program: StoryProgram;
  notes: readonly LineNote[];
  draw: (ids: readonly string[]) => ReactNode;
}
