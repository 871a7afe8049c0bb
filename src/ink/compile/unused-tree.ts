import { FunctionCall } from 'inkjs/compiler/Parser/ParsedHierarchy/FunctionCall';
import type { ParsedObject } from 'inkjs/compiler/Parser/ParsedHierarchy/Object';
import { DebugMetadata } from 'inkjs/engine/DebugMetadata';
import { InkObject } from 'inkjs/engine/Object';

/**
 * What a compilation writes into the parts of a tree, and what is there before it, when the parser has made them. Where it
 * writes anything else, `unused-tree.test` fails, for all stories of the site.
 */
const UNWRITTEN: ReadonlyMap<string, (now: unknown) => unknown> = new Map([
  ...written(
    () => null,
    [
      '_runtimeObject',
      '_runtimeDivert',
      '_runtimeDivertTargetValue',
      '_runtimeChoice',
      '_runtimeAssignment',
      '_runtimeVarRef',
      '_prototypeRuntimeConstantExpression',
      '_innerContentContainer',
      '_outerContainer',
      '_contentContainer',
      '_rootContainer',
      '_startContentRuntimeContainer',
      '_returnToR1',
      '_returnToR2',
      '_r1Label',
      '_r2Label',
      '_divertToStartContentOuter',
      '_divertToStartContentInner',
      '_startingSubFlowDivert',
      '_startingSubFlowRuntime',
      '_conditionalDivert',
      '_reJoinTarget',
      '_overrideDivertTarget',
      '_variableReferenceToCount',
      '_divertTargetToCount',
      '_elementsByName',
      'returnDivert',
      'targetContent',
      'previousWeavePoint',
      'currentContainer',
    ],
  ),
  ...written(
    () => false,
    [
      '_alreadyHadError',
      '_alreadyHadWarning',
      'isListItemReference',
      'isConstantReference',
      'addContentToPreviousWeavePoint',
      'hasSeenChoiceInSection',
    ],
  ),
  ...written(() => 0, ['_unnamedGatherCount', '_choiceCount']),
  ...written(() => [], ['_sequenceDivertsToResolve', 'looseEnds', 'gatherPointsToResolve']),
  ...written(emptied, ['_namedWeavePoints', 'variableDeclarations']),
]);

/** Variables of a knot are put into the map that the parser made. */
function emptied(map: unknown): unknown {
  (map as Map<unknown, unknown>).clear();
  return map;
}

function written(make: (now: unknown) => unknown, names: readonly string[]) {
  return names.map((name) => [name, make] as const);
}

type Part = Record<string, unknown>;

/** A part of the parser’s tree that can be compiled again. */
export class UnusedTree {
  private readonly parts: Part[] = [];
  /** Objects of the runtime that the parser itself makes. */
  private readonly runtime: Part[] = [];
  private readonly calls: { call: FunctionCall; content: ParsedObject[]; parents: unknown[] }[] =
    [];
  private readonly places: DebugMetadata[] = [];

  /** Reads a tree that was just parsed, at a line of its file. */
  constructor(
    root: ParsedObject,
    private line: number,
  ) {
    const seen = new Set<object>([root]);
    const note = (value: unknown): void => {
      if (typeof value === 'object' && value !== null) seen.add(value);
    };
    // A set also yields what is added meanwhile.
    for (const object of seen) {
      if (Array.isArray(object)) object.forEach(note);
      else if (object instanceof Map) for (const value of object.values()) note(value);
      else if (object instanceof DebugMetadata) this.places.push(object);
      else if (object instanceof InkObject) this.runtime.push(object as unknown as Part);
      else {
        const part = object as Part;
        const { fields, written } = shapeOf(part);
        for (const name of fields) note(part[name]);
        if (written.length > 0) this.parts.push(part);
        if (object instanceof FunctionCall) this.addCall(object);
      }
    }
  }

  /** Brings it back to what it was, at a line that may be another one. */
  reset(line: number): void {
    for (const part of this.parts) {
      for (const [name, make] of shapeOf(part).written) part[name] = make(part[name]);
    }
    for (const object of this.runtime) object.parent = object._debugMetadata = object._path = null;
    for (const { call, content, parents } of this.calls) {
      call.content.splice(0, call.content.length, ...content);
      call.args.forEach((arg, index) => ((arg as { parent: unknown }).parent = parents[index]));
    }
    const by = line - this.line;
    this.line = line;
    if (by === 0) return;
    for (const place of this.places) {
      place.startLineNumber += by;
      place.endLineNumber += by;
    }
  }

  private addCall(call: FunctionCall): void {
    const parents = call.args.map(({ parent }) => parent);
    this.calls.push({ call, content: [...call.content], parents });
  }
}

interface Shape {
  /** What refers to others, or can: not the methods, of which inkjs gives each object its own. */
  fields: string[];
  written: (readonly [name: string, make: (now: unknown) => unknown])[];
}

const shapes = new Map<unknown, Shape>();

/** What an object consists of: the same for all of its class. */
function shapeOf(object: Part): Shape {
  const known = shapes.get(object.constructor);
  if (known !== undefined) return known;
  const fields = Object.keys(object).filter((name) => typeof object[name] !== 'function');
  const written = fields.flatMap((name) => {
    const make = UNWRITTEN.get(name);
    return make === undefined ? [] : [[name, make] as const];
  });
  const shape = { fields, written };
  shapes.set(object.constructor, shape);
  return shape;
}
