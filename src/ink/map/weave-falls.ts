import { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import { Divert } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/Divert';
import { Gather } from 'inkjs/compiler/Parser/ParsedHierarchy/Gather/Gather';
import type { ParsedObject } from 'inkjs/compiler/Parser/ParsedHierarchy/Object';
import { Text } from 'inkjs/compiler/Parser/ParsedHierarchy/Text';
import { Weave } from 'inkjs/compiler/Parser/ParsedHierarchy/Weave';
import type { InkObject } from 'inkjs/engine/Object';
import { endsFlow } from './ends-flow';

/** Where a story goes on into a gather without a divert to its name. */
export interface WeaveFall {
  /** The choice, gather, weave or empty divert after which it does, and the last part before the gather. */
  from: ParsedObject;
  last: ParsedObject;
  to: Gather;
  /** Whether there may be choices, from threads or further in, so that players do not stand before nothing. */
  hasChoices: boolean;
}

/** Where the weaves of a compiled story go on into a gather: as the compiler has connected them; `parts` are all of it. */
export function weaveFalls(parts: readonly ParsedObject[]): WeaveFall[] {
  const weaves = parts.filter((part) => part instanceof Weave);
  return [...weaves.flatMap((weave) => enteredGathers(weave)), ...gatheredEnds(parts, weaves)];
}

/** Gathers that follow text, with no choice between. */
function enteredGathers(weave: Weave): WeaveFall[] {
  const falls: WeaveFall[] = [];
  let from: ParsedObject = weave;
  let section: ParsedObject[] = [];
  let hasChoice = false;
  for (const part of weave.content) {
    if (part instanceof Gather) {
      if (!hasChoice && !endsFlow(section)) falls.push(fallOf(from, section, part));
      from = part;
      section = [];
      hasChoice = false;
    } else {
      hasChoice ||= part instanceof Choice;
      section.push(part);
    }
  }
  return falls;
}

/** Choices and gathers whose ends the compiler has led to a later gather. */
function gatheredEnds(all: readonly ParsedObject[], weaves: readonly Weave[]): WeaveFall[] {
  const links = new Map(
    weaves
      .flatMap((weave) => weave.gatherPointsToResolve)
      .map(({ divert, targetRuntimeObj }) => [divert, targetRuntimeObj]),
  );
  if (links.size === 0) return [];
  const parts = new Map(
    all.flatMap((part): [InkObject | null, ParsedObject][] => {
      if (part instanceof Gather || part instanceof Choice) return [[part.runtimeContainer, part]];
      return part instanceof Divert && part.isEmpty ? [[part.runtimeObject, part]] : [];
    }),
  );
  return [...links].flatMap(([divert, target]) => {
    const to = parts.get(target);
    const from = parts.get(divert) ?? parts.get(divert.parent);
    if (!(to instanceof Gather) || from === undefined) return [];
    const after = contentAfter(from);
    return endsFlow(after) ? [] : [fallOf(from, after, to)];
  });
}

function contentAfter(point: ParsedObject): ParsedObject[] {
  const isPoint = point instanceof Choice || point instanceof Gather;
  return isPoint && point.parent instanceof Weave
    ? point.parent.ContentThatFollowsWeavePoint(point)
    : [];
}

function fallOf(from: ParsedObject, between: readonly ParsedObject[], to: Gather): WeaveFall {
  const last = between.findLast(isWritten) ?? (from instanceof Weave ? to : from);
  return { from, last, to, hasChoices: between.some(offersChoices) };
}

function offersChoices(part: ParsedObject): boolean {
  return (
    part.Find<Choice>(Choice)() !== null ||
    part.Find<Divert>(Divert)(({ isThread }) => isThread) !== null
  );
}

/** Ends of lines are parts, too. */
function isWritten(part: ParsedObject): boolean {
  return !(part instanceof Text && part.text.trim() === '');
}
