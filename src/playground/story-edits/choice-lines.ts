import { inkName } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { nameProblem } from './plan-rename';
import { readStoryNames } from '../../ink/story/story-names';
import { choiceAbove, type WrittenWay } from './change-way';
import { typedLabel } from './choice-label';
import { findPlaces, type FoundPlace } from './find-place';
import { readLines, type SourceLine } from '../../ink/reading/source-lines';
import type { TextEdit } from './text-edit';

const HEAD =
  /^(?<marks>\s*(?:-(?!>)\s*)*(?:\([^)]*\)\s*)?[*+](?:\s*[*+])*[ \t]*)(?:\(\s*(?<label>[\p{L}\d_]+)\s*\)[ \t]*)?(?<rest>(?<conditions>(?:\{[^{}:|]*\}[ \t]*)*)(?<words>(?:\\.|[^[\]#\\])*?)(?:\[(?<brackets>(?:\\.|[^[\]\\])*)\]|->|#|$).*)$/u;
const CONDITION = /\{[^{}:|]*\}[ \t]*/gu;

/** A choice in the text: its line, and what of its head concerns whether it is offered. */
export interface ChoiceLine {
  file: string | null;
  lines: readonly SourceLine[];
  /** The number of its line, from 0. */
  at: number;
  line: SourceLine;
  /** What players read on it. */
  text: string;
  label: string | null;
  /** Where its label stands or would stand, and where another condition would. */
  labelAt: number;
  conditionAt: number;
  conditions: readonly WrittenCondition[];
}

/** A condition in its braces: all of it from `from` to `to`, and what is within. */
export interface WrittenCondition {
  file: string | null;
  from: number;
  to: number;
  /** All of it as it is written. */
  source: string;
  inner: string;
}

/** The choice that a way follows; null if it follows none that can be read. */
export function choiceOf(program: StoryProgram, { file, line }: Pick<WrittenWay, 'file' | 'line'>) {
  const text = textOfFile(program, file);
  const lines = readLines(text);
  const found = choiceAbove(lines, line - 1);
  return found === null ? null : readChoice(file, text, lines, lines.indexOf(found));
}

/** All choices of a story that have words, with the places that they are in. */
export function choicesIn(program: StoryProgram): (ChoiceLine & { place: FoundPlace })[] {
  return findPlaces(program).flatMap((place) => {
    const { file, lines, body, bodyEnd } = place;
    const text = textOfFile(program, file);
    return lines.slice(body, bodyEnd).flatMap((line, index) => {
      const choice = line.choice === 0 ? null : readChoice(file, text, lines, body + index);
      return choice === null || choice.text === '' ? [] : [{ ...choice, place }];
    });
  });
}

/** The address of the label of a choice, and the edit that writes it if it has none. */
export function labelled(
  program: StoryProgram,
  choice: ChoiceLine & { place: FoundPlace },
): { path: string; edits: TextEdit[] } {
  const { file, label, labelAt, text, place } = choice;
  const within = (name: string): string => (place.id === '' ? name : `${place.id}.${name}`);
  if (label !== null) return { path: within(label), edits: [] };
  const names = readStoryNames(program);
  const [knot, stitch] = flowOf(place);
  const scope = { kind: 'label', knot, stitch, list: null } as const;
  const words = inkName(text).toLowerCase().replaceAll('.', '_').split('_').slice(0, 4).join('_');
  const problemOf = (name: string) => nameProblem(name, scope, names);
  const isNoName = ['letters', 'empty'].includes(problemOf(words) ?? '');
  const base = isNoName ? 'chosen' : words;
  let name = base;
  for (let count = 2; problemOf(name) !== null && count < 1000; count += 1)
    name = `${base}_${count}`;
  return {
    path: within(name),
    edits: [{ file, from: labelAt, to: labelAt, insert: `(${name}) ` }],
  };
}

function flowOf({ id, header }: FoundPlace): [string | null, string | null] {
  const [first = '', second] = id.split('.');
  if (header === null) return [null, null];
  if (second !== undefined) return [first, second];
  return header.kind === 'stitch' ? [null, first] : [first, null];
}

function readChoice(
  file: string | null,
  source: string,
  lines: readonly SourceLine[],
  at: number,
): ChoiceLine | null {
  const line = lines[at];
  const groups = line && HEAD.exec(line.text)?.groups;
  if (line === undefined || groups === undefined) return null;
  const { marks = '', label, rest = '', conditions = '', words = '', brackets = '' } = groups;
  const labelAt = line.from + marks.length;
  const start = line.from + line.text.length - rest.length;
  return {
    ...{ file, lines, at, line, label: label ?? null, labelAt },
    text: typedLabel(`${words}${brackets}`.replace(/\s+/g, ' ').trim()),
    conditionAt: start + conditions.length,
    conditions: [...conditions.matchAll(CONDITION)].map(({ 0: whole, index }) => {
      const from = start + index;
      const all = source.slice(from, from + whole.length);
      const own = all.slice(0, whole.trimEnd().length);
      // A comment that follows is no part of it.
      const written = all.trimEnd() === own ? all : own;
      const inner = own.slice(1, -1).trim();
      return { file, from, to: from + written.length, source: written, inner };
    }),
  };
}
