import { textOfFile, type StoryProgram } from './story-program';
import { includedFiles } from './included-files';
import { readPieces } from '../reading/read-pieces';
import type { NameKind, NameUse, WrittenName } from '../reading/read-piece';

/** Something that has a name, where it is first declared. */
export interface Declaration {
  kind: NameKind;
  name: string;
  /** Null for the main file. */
  file: string | null;
  from: number;
  /** The knot or function that it belongs to, or that it is; null outside of them. */
  knot: string | null;
  /** The stitch that it belongs to, or that it is. */
  stitch: string | null;
  /** The list of an item. */
  list: string | null;
}

/** A name somewhere in a story, and what it names. */
export interface Occurrence {
  file: string | null;
  from: number;
  to: number;
  declaration: Declaration;
  isDeclaration: boolean;
}

/** Everything that is named in a story, in the order of its files. */
export interface StoryNames {
  declarations: readonly Declaration[];
  occurrences: readonly Occurrence[];
}

/**
 * Finds all names of a story by ink’s own rules of scope. Names that are declared nowhere are left out, and so are files
 * that the story does not include; `main` is the file that includes the others.
 */
export function readStoryNames(program: StoryProgram, main: string | null = null): StoryNames {
  const scopes = new Scopes();
  const uses = includedFiles(program, main).flatMap((file) =>
    declareFile(scopes, file, textOfFile(program, file)),
  );
  const occurrences = uses.flatMap(({ file, written, from, place }) => {
    const found = scopes.resolve(written, place);
    let at = from;
    return written.path.split('.').flatMap((name, index): Occurrence[] => {
      const begin = at;
      at += name.length + 1;
      const declaration = found[index];
      if (declaration === undefined) return [];
      const isDeclaration = 'declares' in written.role;
      return [{ file, from: begin, to: begin + name.length, declaration, isDeclaration }];
    });
  });
  return { declarations: scopes.declarations, occurrences };
}

/** The occurrence at a position of a file, or null. */
export function occurrenceAt(
  { occurrences }: StoryNames,
  file: string | null,
  position: number,
): Occurrence | null {
  return (
    occurrences.find((one) => one.file === file && one.from <= position && position <= one.to) ??
    null
  );
}

/** A knot, a stitch, or the text before the first knot. */
interface Flow {
  self: Declaration | null;
  labels: Names;
  /** Parameters and temporary variables. */
  locals: Names;
  stitches: Names;
}

type Names = Map<string, Declaration>;

/** Where a name is written. */
interface Place {
  knot: Flow | null;
  stitch: Flow | null;
  list: string | null;
}

interface Use {
  file: string | null;
  written: WrittenName;
  from: number;
  place: Place;
}

/** Declares the names of a file; returns all that is written in it. */
function declareFile(scopes: Scopes, file: string | null, text: string): Use[] {
  let place: Place = { knot: null, stitch: null, list: null };
  return readPieces(text).flatMap(({ from: start, names }) =>
    names.map((written) => {
      const from = start + written.from;
      if ('declares' in written.role) {
        const { declares: kind } = written.role;
        place = scopes.declare({ kind, name: written.path, file, from }, place);
      }
      return { file, written, from, place };
    }),
  );
}

type Found = (Declaration | undefined)[];

class Scopes {
  readonly declarations: Declaration[] = [];
  private readonly root = flowOf(null);
  private readonly flows = new Map<Declaration, Flow>();
  private readonly knots: Names = new Map();
  /** Variables and lists. */
  private readonly globals: Names = new Map();
  private readonly constants: Names = new Map();
  private readonly externals: Names = new Map();
  private readonly items = new Map<string, Names>();

  /** Adds what is declared at a place; returns the place of what follows. */
  declare(
    { kind, name, file, from }: Pick<Declaration, 'kind' | 'name' | 'file' | 'from'>,
    place: Place,
  ): Place {
    const nowhere = { kind, name, file, from, knot: null, stitch: null, list: null };
    const here = {
      ...nowhere,
      knot: place.knot?.self?.name ?? null,
      stitch: place.stitch?.self?.name ?? null,
    };
    const flow = this.flowAt(place);
    switch (kind) {
      case 'knot':
      case 'function':
        return {
          ...place,
          knot: this.addFlow(this.knots, { ...nowhere, knot: name }),
          stitch: null,
        };
      case 'stitch': {
        const { stitches } = place.knot ?? this.root;
        return { ...place, stitch: this.addFlow(stitches, { ...here, stitch: name }) };
      }
      case 'label':
        this.add(flow.labels, here);
        return place;
      case 'parameter':
      case 'temporary':
        this.add(flow.locals, here);
        return place;
      case 'constant':
        this.add(this.constants, nowhere);
        return place;
      case 'external':
        this.add(this.externals, nowhere);
        return place;
      case 'variable':
        this.add(this.globals, nowhere);
        return place;
      case 'list':
        this.add(this.globals, nowhere);
        return { ...place, list: name };
      case 'list-item': {
        const list = place.list ?? '';
        const items = this.items.get(list) ?? new Map<string, Declaration>();
        this.items.set(list, items);
        this.add(items, { ...nowhere, list });
        return place;
      }
    }
  }

  /** What each part of a written path names. */
  resolve({ role, path }: WrittenName, place: Place): Found {
    const names = path.split('.');
    return 'declares' in role
      ? [this.declared(role.declares, path, place)]
      : this.used(role.uses, names, place);
  }

  private declared(kind: NameKind, name: string, place: Place): Declaration | undefined {
    switch (kind) {
      case 'knot':
      case 'function':
        return this.knotOrExternal(name);
      case 'stitch':
        return place.stitch?.self ?? undefined;
      case 'label':
        return this.flowAt(place).labels.get(name);
      case 'parameter':
      case 'temporary':
        return this.flowAt(place).locals.get(name);
      case 'constant':
        return this.constants.get(name);
      case 'external':
        return this.externals.get(name);
      case 'variable':
      case 'list':
        return this.globals.get(name);
      case 'list-item':
        return this.items.get(place.list ?? '')?.get(name);
    }
  }

  private used(use: NameUse, names: readonly string[], place: Place): Found {
    const [first = '', second] = names;
    const isPath = second !== undefined;
    const variable = isPath ? undefined : this.variable(first, place);
    switch (use) {
      case 'value': {
        const item = isPath ? this.items.get(first)?.get(second) : this.item(first);
        if (isPath && item !== undefined) return [this.globals.get(first), item];
        const literal = isPath ? undefined : (this.constants.get(first) ?? item);
        return literal === undefined ? (this.path(names, place) ?? [variable]) : [literal];
      }
      case 'target':
        return variable === undefined ? (this.path(names, place) ?? []) : [variable];
      case 'call': {
        const list = this.globals.get(first);
        return [list?.kind === 'list' ? list : (variable ?? this.knotOrExternal(first))];
      }
      case 'engine-function':
        return [this.knotOrExternal(first)];
      case 'engine-variable':
        return [this.globals.get(first)];
    }
  }

  /** An item by its bare name, in any list. */
  private item(name: string): Declaration | undefined {
    return firstOf(this.items.values(), (items) => items.get(name));
  }

  private variable(name: string, place: Place): Declaration | undefined {
    return (
      this.flowAt(place).locals.get(name) ?? this.globals.get(name) ?? this.root.locals.get(name)
    );
  }

  /** An ink function can stand in for an external one of the same name. */
  private knotOrExternal(name: string): Declaration | undefined {
    return this.externals.get(name) ?? this.knots.get(name);
  }

  /** The knots, stitches and labels of a path, as ink looks for them: from where the path is written, outwards. */
  private path([first = '', ...rest]: readonly string[], place: Place): Found | null {
    const base =
      firstOf([place.stitch, place.knot, this.root], (flow) => this.inFlow(flow, first)) ??
      this.knotOrExternal(first);
    if (base === undefined) return null;
    const found: Found = [base];
    for (const name of rest) {
      const last = found.at(-1);
      const flow = last && this.flows.get(last);
      found.push(flow?.stitches.get(name) ?? flow?.labels.get(name) ?? this.inStitches(flow, name));
    }
    return found;
  }

  private inFlow(flow: Flow | null, name: string): Declaration | undefined {
    if (flow?.self?.name === name) return flow.self;
    return (
      flow?.labels.get(name) ?? flow?.stitches.get(name) ?? this.inStitches(flow ?? undefined, name)
    );
  }

  private inStitches(flow: Flow | undefined, name: string): Declaration | undefined {
    return firstOf(flow?.stitches.values() ?? [], (stitch) =>
      this.flows.get(stitch)?.labels.get(name),
    );
  }

  private flowAt({ knot, stitch }: Place): Flow {
    return stitch ?? knot ?? this.root;
  }

  private addFlow(names: Names, declared: Declaration): Flow {
    this.add(names, declared);
    const self = names.get(declared.name) ?? declared;
    const flow = this.flows.get(self) ?? flowOf(self);
    this.flows.set(self, flow);
    return flow;
  }

  /** A second declaration of a name counts as the first one, as in ink for constants. */
  private add(names: Names, declared: Declaration): void {
    if (names.has(declared.name)) return;
    names.set(declared.name, declared);
    this.declarations.push(declared);
  }
}

function flowOf(self: Declaration | null): Flow {
  return { self, labels: new Map(), locals: new Map(), stitches: new Map() };
}

function firstOf<Item, Result>(
  items: Iterable<Item>,
  find: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
