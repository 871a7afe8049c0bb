import type { StoryProgram } from '../../story/story-program';

/** What begins the comments for what a conversion left out, so that they can be found. */
export const MARK = 'NOT CARRIED OVER:';

export const COMMENT = /^\s*\/\/ ?/;

/** Whether a line begins the comment for something that was left out. */
export const isMark = (line: string): boolean =>
  COMMENT.test(line) && line.replace(COMMENT, '').startsWith(MARK);

/** How many comments in the text say what a conversion left out. */
export const countMarks = ({ source, files }: StoryProgram): number =>
  [source, ...Object.values(files)].flatMap((text) => text.split('\n')).filter(isMark).length;

/** How many things are marked, as the line at the top of the text says it. */
export function marksSaid(count: number): string {
  return count === 0
    ? ''
    : ` ${count} ${count === 1 ? 'thing is' : 'things are'} marked “${MARK}”.`;
}

/** The story with the number of its marks in the line at its top, if that has one. */
export function recounted(program: StoryProgram): StoryProgram {
  const said = new RegExp(`^(// .*?) \\d+ things? (?:is|are) marked “${MARK}”\\.`);
  const left = marksSaid(countMarks(program));
  const source = program.source.replace(said, (_, tool: string) => tool + left);
  return { ...program, source };
}
