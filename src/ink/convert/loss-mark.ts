import type { StoryProgram } from '../story/story-program';

/** What begins the comments for what a conversion left out, so that they can be found. */
export const MARK = 'NOT CARRIED OVER:';

export const COMMENT = /^\s*\/\/ ?/;

/** Whether a line begins the comment for something that was left out. */
export const isMark = (line: string): boolean =>
  COMMENT.test(line) && line.replace(COMMENT, '').startsWith(MARK);

/** How many comments in the text say what a conversion left out. */
export const countMarks = ({ source, files }: StoryProgram): number =>
  [source, ...Object.values(files)].flatMap((text) => text.split('\n')).filter(isMark).length;
