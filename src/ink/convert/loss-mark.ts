import type { StoryProgram } from '../story/story-program';

/** What begins the comments for what a conversion left out, so that they can be found. */
export const MARK = 'NOT CARRIED OVER:';

/** How many comments in the text say what a conversion left out. */
export const countMarks = ({ source, files }: StoryProgram): number =>
  [source, ...Object.values(files)].reduce((sum, text) => sum + text.split(MARK).length - 1, 0);
