/** What a line of ink is: `note` is ink’s own TODO, `header` a knot, stitch or function, `block` a line of braces. */
export type LineKind =
  | 'empty'
  | 'comment'
  | 'tag'
  | 'declaration'
  | 'include'
  | 'note'
  | 'header'
  | 'logic'
  | 'divert'
  | 'choice'
  | 'gather'
  | 'block'
  | 'text';

/** What lines of each kind begin with; the first that fits. */
const STARTS: readonly (readonly [LineKind, RegExp])[] = [
  ['empty', /^$/],
  ['comment', /^\/[/*]/],
  ['tag', /^#/],
  ['declaration', /^(?:VAR|CONST|LIST|EXTERNAL)\b/],
  ['include', /^INCLUDE\b/],
  // Ink’s word for a reminder to the writer; the colon after it is optional.
  ['note', /^TODO\b/],
  ['header', /^=/],
  ['logic', /^~/],
  ['divert', /^(?:->|<-)/],
  ['choice', /^[*+]/],
  ['gather', /^-/],
  ['block', /^[{|}]/],
];

/** The kind of a line by its first signs; what follows a bullet or a closing brace is not looked at. */
export function lineKind(line: string): LineKind {
  const text = line.trimStart();
  return STARTS.find(([, start]) => start.test(text))?.[0] ?? 'text';
}

/** Kinds of lines that never have text for players. */
const SILENT: ReadonlySet<LineKind> = new Set<LineKind>([
  'empty',
  'comment',
  'tag',
  'declaration',
  'include',
  'note',
  'header',
  'logic',
  'divert',
]);

/** Whether a line has no text of its own for players. */
export const isSilent = (line: string): boolean => SILENT.has(lineKind(line));

/** Kinds of lines that the game’s tags can stand among. */
const ABOVE_STORY: ReadonlySet<LineKind> = new Set<LineKind>([
  'empty',
  'comment',
  'tag',
  'declaration',
  'note',
]);

/** Whether tags below a line can still belong to the whole game. */
export const isAboveStory = (line: string): boolean => ABOVE_STORY.has(lineKind(line));
