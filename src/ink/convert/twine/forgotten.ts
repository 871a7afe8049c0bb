import { call, hasPart } from '../expression/value';
import { setTo, type PassageNode } from './passage/passage-nodes';
import { partsOf, valuesOf } from './passage/rewrite-nodes';
import type { StoryVariables } from './story-variables';

/** What a passage does first: a variable that lives for one passage is empty, if it may be read before it is set. */
export function forgotten(nodes: readonly PassageNode[], variables: StoryVariables): string[] {
  const early = new Set<string>();
  readEarly(nodes, new Set());
  return [...early].flatMap(
    (name) => variables.statement(setTo(name, call('nothing'), name)) ?? [],
  );

  /** Notes what is read before it is set; returns what has been set at the end. */
  function readEarly(some: readonly PassageNode[], before: ReadonlySet<string>): Set<string> {
    const set = new Set(before);
    for (const node of some) {
      for (const value of valuesOf(node)) {
        hasPart(value, (part) => {
          if (part.kind === 'name' && part.name.startsWith('_') && !set.has(part.name))
            early.add(part.name);
          return false;
        });
      }
      const ends = partsOf(node).map((part) => readEarly(part, set));
      if (node.kind === 'set' && variables.statement(node) !== null) set.add(node.name);
      const isWhole = node.kind === 'if' && node.branches.at(-1)?.condition === null;
      const [first, ...rest] = isWhole ? ends : [];
      for (const name of first ?? []) if (rest.every((end) => end.has(name))) set.add(name);
    }
    return set;
  }
}
