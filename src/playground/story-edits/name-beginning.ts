import { mapMessages } from '../../config/messages/map';
import { START } from '../../ink/map/story-graph';
import { isAboveStory, lineKind } from '../../ink/reading/line-kind';
import { isInComment, type SourceLine } from '../../ink/reading/source-lines';
import { inkName } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { knotHeader, knotProblem, PLACE_BODY } from './add-place';
import { leavingArrow } from './add-way';
import { endWithoutComment, findPlace, findPlaces } from './find-place';
import { splitPlace } from './split-place';
import { targetProblem } from './target';
import { lineBreakOf, type EditPlan, type EditProblem, type TextEdit } from './text-edit';

/** A place of the text that an arrow can lead to, and what has to be written for that. */
export type Reached = { to: string; edits: readonly TextEdit[] } | { problem: EditProblem };

/** What an arrow to a place has to name: for the beginning, a knot, which is written if there is none. */
export function reach(program: StoryProgram, to: string): Reached {
  const id = to === START ? firstPlace(program) : to;
  if (id === null) return reachBeginning(program);
  const problem = targetProblem(program, id);
  return problem === null ? { to: id, edits: [] } : { problem };
}

/** The place to which a story goes at once, without a word before it; null if it begins with something else. */
export function firstPlace(program: StoryProgram): string | null {
  const start = findPlace(program, START);
  const [line, ...others] = start?.lines.slice(start.body, start.bodyEnd).filter(isBegun) ?? [];
  if (line === undefined || others.length > 0) return null;
  const arrow = leavingArrow(line);
  if (arrow === null || line.text.slice(0, arrow.from).trim() !== '') return null;
  const id = arrow.text.replace(/^->\s*/, '');
  return findPlace(program, id)?.id ?? null;
}

/** The place into which a change of the text put the beginning; null if it did something else. */
export function namedBeginning(before: StoryProgram, after: StoryProgram): string | null {
  const id = firstPlace(after);
  const [former, places] = [findPlaces(before), findPlaces(after)];
  const isAdded = places.length === former.length + 1 && former.every((one) => one.id !== id);
  const [start] = former;
  const hadWords = start?.id === START && start.lines.slice(0, start.bodyEnd).some(isBegun);
  return isAdded && hadWords ? id : null;
}

/** Puts the text before the first knot into a knot, to which the story goes at once; it plays as before. */
export function nameBeginning(program: StoryProgram, title: string): EditPlan {
  const start = findPlace(program, START);
  if (start === null) return { problem: 'changed' };
  const { lines, body, bodyEnd } = start;
  if (lines.slice(body, bodyEnd).some(isBegun)) return splitBeginning(program, title);
  const name = inkName(title);
  const problem = knotProblem(program, name);
  if (problem !== null) return { problem };
  // Nothing is written there yet.
  const text = textOfFile(program, null);
  const eol = lineBreakOf(text);
  const at = lines[endWithoutComment(program, start, bodyEnd)]?.from ?? text.length;
  if (isInComment(text, at)) return { problem: 'in-comment' };
  const gap = at === 0 || text[at - 1] === '\n' ? [] : ['', ''];
  const below = at < text.length ? [''] : [];
  const knot = [`-> ${name}`, '', knotHeader(text, title), PLACE_BODY, ''];
  return {
    edits: [{ file: null, from: at, to: at, insert: [...gap, ...knot, ...below].join(eol) }],
  };
}

function splitBeginning(program: StoryProgram, title: string): EditPlan {
  const plan = splitPlace(program, null, 0, title);
  const isUnsplit = 'problem' in plan && plan.problem.startsWith('cut-');
  return isUnsplit ? { problem: 'beginning' } : plan;
}

function reachBeginning(program: StoryProgram): Reached {
  const title = freeTitle(program);
  const plan = nameBeginning(program, title);
  return 'problem' in plan ? plan : { to: inkName(title), edits: plan.edits };
}

/** Whether a line belongs to the story, and not to what is said of the game above it. */
function isBegun({ text }: SourceLine): boolean {
  return !isAboveStory(text) && lineKind(text) !== 'include';
}

/** What the beginning is called on the map, with a number if something else has this name. */
function freeTitle(program: StoryProgram): string {
  let title = mapMessages.start;
  for (let number = 2; knotProblem(program, inkName(title)) === 'taken'; number += 1)
    title = `${mapMessages.start} ${number}`;
  return title;
}
