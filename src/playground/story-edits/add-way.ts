import { mapEditMessages as words } from '../../config/messages/map-edit';
import { lineKind } from '../../ink/reading/line-kind';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { isPlaceholder } from './add-place';
import { choiceLabel, nameInWords } from './choice-label';
import { findPlace, whereItBegins, type FoundPlace } from './find-place';
import {
  contentEnd,
  endBelow,
  indentOf,
  isBlank,
  type SourceLine,
} from '../../ink/reading/source-lines';
import { checkedPlan, targetProblem } from './target';
import { lineBreakOf, type EditPlan, type TextEdit } from './text-edit';

/** An arrow at the end of a line, and all that follows it but a comment. */
const LAST_ARROW = /(?<!\\)(?:->->.*|->[ \t]*[\p{L}\d_.]+[ \t]*(?:\([^()]*\))?)[ \t]*$/u;
const TO_END = /^->\s*(?:END|DONE)\s*$/;
const ASIDE: ReadonlySet<string> = new Set(['declaration', 'note', 'include']);

/**
 * Adds a choice that leads from a place to another, after the last one of the first level. Without choices, it stands at
 * the end, and what would lead away above it gives way: an end goes, a divert becomes a choice of its own.
 */
export function addWay(program: StoryProgram, from: string, to: string, text: string): EditPlan {
  const found = findPlace(program, from);
  if (found === null) return { problem: 'changed' };
  const label = choiceLabel(text);
  if (label === '') return { problem: 'no-text' };
  const problem = targetProblem(program, to);
  if (problem !== null) return { problem };
  const place = whereItBegins(program, found);
  const edit = wayEdit(place, textOfFile(program, place.file), label, to);
  return edit === null ? { problem: 'in-comment' } : checkedPlan(program, [edit], to);
}

/**
 * Takes away the end that a new place begins with if choices were written above it: below one that leaves, nothing comes
 * to it. Null if there is none.
 */
export function withoutPlaceholder(
  program: StoryProgram,
  id: string,
): { edits: readonly TextEdit[] } | null {
  const place = findPlace(program, id);
  if (place === null) return null;
  const { file, lines, body, bodyEnd } = place;
  const filled = lines.slice(body, bodyEnd).filter(isStory);
  const [last, above] = [filled.at(-1), filled.at(-2)];
  if (last === undefined || above === undefined) return null;
  // With a comment, it is no placeholder.
  const written = textOfFile(program, file).slice(last.from, last.to);
  if (!isPlaceholder(written)) return null;
  const isUnderChoice = lastChoice(lines, body, bodyEnd)?.end === bodyEnd;
  if (!isUnderChoice || last.braces > 0 || leavingArrow(above) === null) return null;
  const from = lines[lines.indexOf(last) - 1]?.to ?? last.from;
  return { edits: [{ file, from, to: last.to, insert: '' }] };
}

/** Null below a comment that has no end. */
function wayEdit(place: FoundPlace, source: string, label: string, to: string): TextEdit | null {
  const eol = lineBreakOf(source);
  const { file, lines, body, bodyEnd } = place;
  // A choice that can be taken only once would be missing when the story comes back.
  const write = (level: number): string => `${'+'.repeat(level)} [${label}] -> ${to}`;
  const last = lines.slice(body, bodyEnd).findLast(isStory);
  const arrow = last === undefined ? null : leavingArrow(last);
  const choices = lastChoice(lines, body, bodyEnd);
  // Below a gather that leads nowhere, the story waits for more.
  const level = choices !== null && choices.end < bodyEnd && arrow === null ? null : choices;
  const below = (line: SourceLine, indent: SourceLine, text: string): TextEdit | null => {
    const at = endBelow(source, lines, lines.indexOf(line));
    return at === null ? null : { file, from: at, to: at, insert: eol + indentOf(indent) + text };
  };
  if (level !== null) {
    const { line, end } = level;
    return below(lines[contentEnd(lines, body, end) - 1] ?? line, line, write(line.choice));
  }
  if (last === undefined || arrow === null) {
    const above = lines[contentEnd(lines, 0, bodyEnd) - 1];
    if (above !== undefined) return below(above, last ?? above, write(1));
    return { file, from: 0, to: 0, insert: write(1) + eol + eol };
  }
  const before = last.text.slice(0, arrow.from).trimEnd();
  // A comment above the arrow stays.
  const end = source.slice(last.from, last.from + arrow.from).trimEnd().length;
  const isAlone = before === '' || /^\s*-(?:\s*\([^)]*\))?$/.test(before);
  const kept = TO_END.test(arrow.text) ? [] : [`+ [${wordsFor(arrow.text)}] ${arrow.text}`];
  const written = [...kept, write(1)].join(eol + indentOf(last));
  return {
    file,
    from: last.from + (isAlone ? arrow.from : end),
    to: last.from + arrow.from + arrow.text.length,
    insert: isAlone ? written : eol + indentOf(last) + written,
  };
}

/** The last choice of the lowest level outside of braces, and the line above which what belongs to it ends. */
function lastChoice(
  lines: readonly SourceLine[],
  start: number,
  end: number,
): { line: SourceLine; end: number } | null {
  const choices = lines
    .slice(start, end)
    .filter(({ choice, braces }) => choice > 0 && braces === 0);
  const level = Math.min(...choices.map(({ choice }) => choice));
  const line = choices.findLast(({ choice }) => choice === level);
  if (line === undefined) return null;
  const at = lines.indexOf(line);
  const gather = lines.findIndex(
    (one, index) =>
      index > at && index < end && one.braces === 0 && one.gather > 0 && one.gather <= level,
  );
  return { line, end: gather < 0 ? end : gather };
}

/** Whether a line is part of what happens here: not empty, and not one that has its place anywhere. */
export function isStory(line: SourceLine): boolean {
  return !isBlank(line) && !ASIDE.has(lineKind(line.text));
}

/** The arrow at the end of a line by which the story leaves there, and where it begins in the line. */
export function leavingArrow({ text, braces }: SourceLine): { from: number; text: string } | null {
  const { index, 0: arrow } = LAST_ARROW.exec(text) ?? {};
  if (index === undefined || arrow === undefined || ['logic', 'tag'].includes(lineKind(text)))
    return null;
  const before = text.slice(0, index);
  const isInBraces = braces > 0 || before.split('{').length !== before.split('}').length;
  const isTunnel = /->\s*[\p{L}\d_.]+\s*(?:\([^()]*\))?\s*$/u.test(before);
  return isInBraces || isTunnel ? null : { from: index, text: arrow.trimEnd() };
}

/** The words of the choice that a divert becomes. */
function wordsFor(arrow: string): string {
  const [, id] = /^->\s*([\p{L}\d_.]+)/u.exec(arrow) ?? [];
  return id === undefined ? words.goOn : choiceLabel(nameInWords(id));
}
