import { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import { Divert } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/Divert';
import type { FlowBase } from 'inkjs/compiler/Parser/ParsedHierarchy/Flow/FlowBase';
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

/** Where the weaves of a compiled story go on into a gather: as the compiler has connected them. */
export function weaveFalls(story: FlowBase): WeaveFall[] {
  const weaves = story.FindAll<Weave>(Weave)(() => true);
  return [...weaves.flatMap((weave) => enteredGathers(weave)), ...gatheredEnds(story, weaves)];
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
function gatheredEnds(story: FlowBase, weaves: readonly Weave[]): WeaveFall[] {
  const links = new Map(
    weaves
      .flatMap((weave) => weave.gatherPointsToResolve)
      .map(({ divert, targetRuntimeObj }) => [divert, targetRuntimeObj]),
  );
  if (links.size === 0) return [];
  const parts = new Map<InkObject | null, ParsedObject>([
    ...story
      .FindAll<Gather>(Gather)(() => true)
      .map((part) => [part.runtimeContainer, part] as const),
    ...story
      .FindAll<Choice>(Choice)(() => true)
      .map((part) => [part.runtimeContainer, part] as const),
    ...story
      .FindAll<Divert>(Divert)(({ isEmpty }) => isEmpty)
      .map((part) => [part.runtimeObject, part] as const),
  ]);
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
