import { Sequence } from 'inkjs/compiler/Parser/ParsedHierarchy/Sequence/Sequence';
import type { Story as ParsedStory } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import type { StoryLine } from '../../player/engine/story-lines';

/** A shuffle that is picked from for the first time. */
export interface FirstPick {
  path: string;
  /** How many alternatives it has. */
  size: number;
}

/** Shuffles of the same size: at first, what one of them shows decides what the others show. */
export interface LockedShuffles {
  size: number;
  /** The line of each, in the order of the text; a line comes twice if it has two. */
  lines: StoryLine[];
}

/**
 * Collects shuffles whose first pick falls into the same turn. Ink picks by the seed of the play plus a number that
 * belongs to the shuffle, so among as many alternatives the first picks of two are always equally far apart.
 */
export class FirstPicks {
  /** Groups of paths, by the size of their shuffles. */
  private readonly groups = new Map<number, Set<string>[]>();
  /** The line of each shuffle by its path, in the order of the text. */
  private readonly lines: ReadonlyMap<string, StoryLine>;

  constructor(parsed: ParsedStory) {
    this.lines = linesOf(parsed);
  }

  /** Adds the first picks of a turn. */
  add(picks: readonly FirstPick[]): void {
    for (const size of new Set(picks.map((pick) => pick.size))) {
      const paths = picks.filter((pick) => pick.size === size).map(({ path }) => path);
      if (size > 1 && paths.length > 1) this.join(size, paths);
    }
  }

  get locked(): LockedShuffles[] {
    const order = [...this.lines.keys()];
    return [...this.groups]
      .flatMap(([size, groups]) =>
        groups.map((group) => ({ size, paths: order.filter((path) => group.has(path)) })),
      )
      .filter(({ paths }) => paths.length > 1)
      .sort((one, other) => order.indexOf(one.paths[0] ?? '') - order.indexOf(other.paths[0] ?? ''))
      .map(({ size, paths }) => ({
        size,
        lines: paths.flatMap((path) => this.lines.get(path) ?? []),
      }));
  }

  /** One that two turns share joins both. */
  private join(size: number, paths: readonly string[]): void {
    const known = this.groups.get(size) ?? [];
    const shares = (group: ReadonlySet<string>) => paths.some((path) => group.has(path));
    const joined = new Set([...known.filter(shares).flatMap((group) => [...group]), ...paths]);
    this.groups.set(size, [...known.filter((group) => !shares(group)), joined]);
  }
}

function linesOf(parsed: ParsedStory): Map<string, StoryLine> {
  const lines = new Map<string, StoryLine>();
  for (const { runtimeObject, debugMetadata } of parsed.FindAll<Sequence>(Sequence)()) {
    if (debugMetadata === null) continue;
    const { fileName: file, startLineNumber: line } = debugMetadata;
    lines.set(String(runtimeObject.path), { file, line });
  }
  return lines;
}
