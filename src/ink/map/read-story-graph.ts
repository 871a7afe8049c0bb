// First: the compiler’s modules import one another, and only work if it is the first to be loaded.
import { compileInk, type CompiledInk, type InkProgram } from '../compile/compile-ink';
import { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import { Conditional } from 'inkjs/compiler/Parser/ParsedHierarchy/Conditional/Conditional';
import { Divert } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/Divert';
import { DivertTarget } from 'inkjs/compiler/Parser/ParsedHierarchy/Divert/DivertTarget';
import { FlowBase } from 'inkjs/compiler/Parser/ParsedHierarchy/Flow/FlowBase';
import { Gather } from 'inkjs/compiler/Parser/ParsedHierarchy/Gather/Gather';
import { Knot } from 'inkjs/compiler/Parser/ParsedHierarchy/Knot';
import type { ParsedObject } from 'inkjs/compiler/Parser/ParsedHierarchy/Object';
import { Sequence } from 'inkjs/compiler/Parser/ParsedHierarchy/Sequence/Sequence';
import { Stitch } from 'inkjs/compiler/Parser/ParsedHierarchy/Stitch';
import { TunnelOnwards } from 'inkjs/compiler/Parser/ParsedHierarchy/TunnelOnwards';
import { Weave } from 'inkjs/compiler/Parser/ParsedHierarchy/Weave';
import { titleIn } from '../story/place-title';
import { choiceText } from './choice-text';
import { endLineOf } from './end-line-of';
import { everyPart } from './every-part';
import { closestFlow, idOf, labelIdOf } from './place-ids';
import {
  START,
  type MapLabel,
  type MapLine,
  type MapWay,
  type StoryGraph,
  type WayTarget,
} from './story-graph';
import { weaveFalls } from './weave-falls';

/** What surrounds a part of a place’s text. */
interface Surroundings {
  from: string;
  choice: string | null;
  isConditional: boolean;
}

/**
 * Reads the map of a program, which is compiled if it is not, from the compiler’s own tree, so that names lead where ink
 * takes them. Works for most programs with mistakes, too; null if nothing can be read.
 */
export function readStoryGraph(
  program: InkProgram,
  { tree }: Pick<CompiledInk, 'tree'> = compileInk(program),
): StoryGraph | null {
  const story = tree();
  if (story === null) return null;
  try {
    const reader = new MapReader();
    reader.readFlow(story, START);
    const parts = everyPart(story);
    reader.readFalls(story, parts);
    reader.setEndLines(program, parts);
    reader.setTitles(program);
    reader.markUnreached(parts);
    return reader.map;
  } catch {
    // A story can be nested more deeply than can be followed.
    return null;
  }
}

class MapReader {
  readonly map: StoryGraph = { places: [], ways: [] };
  private readonly ids = new Set<string>();
  private readonly labels = new Map<string, MapLabel>();
  /** What surrounds each part that has been read. */
  private readonly around = new Map<ParsedObject, Surroundings>();

  readFlow(flow: FlowBase, id: string): void {
    if (flow.isFunction) return;
    // A second knot of the same name is a mistake; its ways are shown with the first.
    if (!this.ids.has(id)) {
      this.ids.add(id);
      const kind = flow instanceof Stitch ? 'stitch' : flow instanceof Knot ? 'knot' : 'start';
      const line = kind === 'start' ? { file: null, line: 1 } : lineOf(flow);
      this.map.places.push({ id, kind, ...line, endLine: line.line });
    }
    const surroundings = { from: id, choice: null, isConditional: false };
    const [first] = flow.content;
    // A knot that begins with a stitch goes on into it.
    if (flow instanceof Knot && first instanceof FlowBase && !first.hasParameters) {
      const to = { kind: 'place', id: idOf(first) } as const;
      this.addWay(surroundings, { to, kind: 'divert', ...lineOf(first) });
    }
    for (const part of flow.content) {
      if (part instanceof FlowBase) this.readFlow(part, idOf(part));
      else this.read(part, surroundings);
    }
    if (flow instanceof Knot || flow instanceof Stitch) this.readLooseEnds(flow, surroundings);
  }

  /** Adds the ways that are not written: those into labels, and that out of the text before the first knot. */
  readFalls(story: FlowBase, parts: readonly ParsedObject[]): void {
    const last = story.content.find((part) => part instanceof Weave)?.content.findLast(isGather);
    for (const { from, last: end, to, hasChoices } of weaveFalls(parts)) {
      const around = this.around.get(from);
      if (around === undefined) continue;
      const way = { kind: 'divert', ...lineOf(end) } as const;
      // The gather that the compiler adds at the end of this text.
      if (to === last && !hasChoices) this.addWay(around, { ...way, to: { kind: 'nowhere' } });
      const id = this.around.get(to)?.from;
      if (to === last || id === undefined || id === around.from) continue;
      this.addWay(around, { ...way, to: { kind: 'place', id }, goesOn: true });
    }
  }

  setEndLines(program: InkProgram, [, ...parts]: readonly ParsedObject[]): void {
    // Functions are no places, but end the text of those before them.
    const heads = parts.filter((part) => part instanceof FlowBase).map(lineOf);
    const labels = this.map.places.filter(({ kind }) => kind === 'label');
    const endOf = endLineOf(heads, program);
    const endOfLabel = endLineOf([...heads, ...labels], program);
    for (const place of this.map.places) {
      place.endLine = place.kind === 'label' ? endOfLabel(place) : endOf(place);
    }
  }

  setTitles({ source, files }: InkProgram): void {
    const lines = new Map<string | null, string[]>();
    for (const place of this.map.places) {
      const { id, file, kind, line } = place;
      if (kind !== 'knot' && kind !== 'stitch') continue;
      const text = file === null ? source : files[file];
      if (!lines.has(file)) lines.set(file, text?.split('\n') ?? []);
      const title = titleIn(lines.get(file)?.[line - 1] ?? '', id.split('.').at(-1) ?? id);
      if (title !== null) place.title = title;
    }
  }

  /** Marks the places to which nothing leads but themselves; a way to a stitch leads to its knot, too. */
  markUnreached(parts: readonly ParsedObject[]): void {
    const { places, ways } = this.map;
    const reached = new Set<string>();
    /** A place, and those that it is in, unless the way comes from there. */
    const reach = (to: WayTarget | null, from: string | null): void => {
      const steps = to?.kind === 'place' ? to.id.split('.') : [];
      const around = steps.map((_, index) => steps.slice(0, index + 1).join('.'));
      for (const id of around)
        if (from === null || (from !== id && !from.startsWith(`${id}.`))) reached.add(id);
    };
    for (const { from, to } of ways) reach(to, from);
    for (const part of parts) if (part instanceof DivertTarget) reach(targetOf(part.divert), null);
    for (const place of places)
      if (place.kind !== 'start' && !reached.has(place.id)) place.isUnreached = true;
  }

  /** The compiler warns of the same. */
  private readLooseEnds(flow: FlowBase, surroundings: Surroundings): void {
    for (const part of flow.content) {
      if (!(part instanceof Weave)) continue;
      part.ValidateTermination((end) =>
        this.addWay(this.around.get(end) ?? surroundings, {
          to: { kind: 'nowhere' },
          kind: 'divert',
          ...lineOf(end),
        }),
      );
    }
  }

  private read(part: ParsedObject, around: Surroundings): void {
    this.around.set(part, around);
    if (part instanceof Divert) this.readDivert(part, around);
    else if (part instanceof TunnelOnwards && part.divertAfter === null) {
      this.addWay(around, { to: { kind: 'return' }, kind: 'divert', ...lineOf(part) });
    } else if (part instanceof Weave) this.readWeave(part, around);
    else if (!(part instanceof DivertTarget)) {
      const isBranching = part instanceof Conditional || part instanceof Sequence;
      const within = isBranching ? { ...around, isConditional: true } : around;
      for (const child of part.content) this.read(child, within);
    }
  }

  /** What follows a choice in a weave belongs to it, up to the next choice or gather; what follows a label’s gather to that. */
  private readWeave(weave: Weave, around: Surroundings): void {
    let base = around;
    let within = around;
    for (const part of weave.content) {
      if (part instanceof Gather) within = base = this.readLabel(part, base);
      if (part instanceof Choice) {
        const isConditional = base.isConditional || part.condition !== null;
        const taken = { ...base, choice: choiceText(part), isConditional };
        within = this.readLabel(part, taken);
        if (within !== taken) {
          const to = { kind: 'place', id: within.from } as const;
          this.addWay(taken, { to, kind: 'divert', goesOn: true, ...lineOf(part) });
        }
      }
      this.read(part, within);
    }
  }

  /** What surrounds the text after a label, which is a place of its own; without a label, what is around it. */
  private readLabel(point: Gather | Choice, around: Surroundings): Surroundings {
    const id = labelIdOf(point);
    if (id === null) return around;
    if (!this.ids.has(id)) {
      const outer = this.labels.get(around.from);
      const label = {
        of: outer?.of ?? around.from,
        choice: around.choice ?? outer?.choice ?? null,
        isConditional: around.isConditional || outer?.isConditional === true,
      };
      this.ids.add(id);
      this.labels.set(id, label);
      const line = lineOf(point);
      this.map.places.push({ id, kind: 'label', ...line, endLine: line.line, label });
    }
    return { from: id, choice: null, isConditional: false };
  }

  private readDivert(divert: Divert, around: Surroundings): void {
    const to = divert.isFunctionCall || divert.isEmpty ? null : targetOf(divert);
    if (to === null) return;
    const kind = divert.isTunnel ? 'tunnel' : divert.isThread ? 'thread' : 'divert';
    this.addWay(around, { to, kind, ...lineOf(divert) });
  }

  private addWay(
    { from, choice, isConditional }: Surroundings,
    way: Pick<MapWay, 'to' | 'kind' | 'file' | 'line' | 'goesOn'>,
  ): void {
    this.map.ways.push({ from, ...way, choice, isConditional });
  }
}

function isGather(part: ParsedObject): boolean {
  return part instanceof Gather;
}

function targetOf(divert: Divert): WayTarget | null {
  const { target, targetContent } = divert;
  if (target === null) return null;
  if (divert.isEnd) return { kind: 'end', word: 'END' };
  // The DONE that the parser itself adds after the text before the first knot has no line of its own.
  if (divert.isDone)
    return divert.debugMetadata === divert.parent?.debugMetadata
      ? null
      : { kind: 'end', word: 'DONE' };
  const name = target.dotSeparatedComponents;
  if (targetContent !== null) return placeTarget(targetContent, name);
  const variable = target.firstComponent ?? '';
  const isVariable = closestFlow(divert)?.ResolveVariableWithName(variable, divert).found === true;
  return isVariable ? { kind: 'variable', name: variable } : { kind: 'missing', name };
}

/** The place of a knot, a stitch or a label; functions are no places. */
function placeTarget(content: ParsedObject, name: string): WayTarget {
  const label = labelIdOf(content);
  if (label !== null) return { kind: 'place', id: label };
  const flow = content instanceof FlowBase ? content : closestFlow(content);
  if (flow === null || flow.isFunction) return { kind: 'missing', name };
  return { kind: 'place', id: idOf(flow) };
}

function lineOf({ debugMetadata }: ParsedObject): MapLine {
  return { file: debugMetadata?.fileName ?? null, line: debugMetadata?.startLineNumber ?? 1 };
}
