import type { StoryProgram } from '../story/story-program';

/** What begins the comments for what a conversion left out, so that they can be found. */
export const MARK = 'NOT CARRIED OVER:';

/** Whether a conversion left something out, and its comment stands in the text. */
export const hasMarks = ({ source, files }: StoryProgram): boolean =>
  [source, ...Object.values(files)].some((text) => text.includes(MARK));
