import { changeValue } from '../expression/value';
import { commentLines } from '../writing/conversion';
import { isContent } from '../writing/ink-block';
import { isWords } from './around-passages';
import { expandNodes } from './expand-nodes';
import { allNodes, valuesOf } from './passage/rewrite-nodes';
import type { ReadPassages } from './read-passages';
import type { StoryParts } from './sort-passages';
import type { StoryContext } from './story-context';
import { writeAside } from './write-passage';

/** Passages to which nothing leads, and how often others show them: they are no places of their own. */
export function shownOnly({ shown }: StoryParts, read: ReadPassages): ReadonlyMap<string, number> {
  const nodes = [...read.nodes.values(), ...read.widgets.values()].flatMap((one) => allNodes(one));
  /** What links lead to, and all that is in quotes: it may be the name of a passage. */
  const named = new Set<unknown>();
  for (const node of nodes) {
    if (node.kind === 'link' || node.kind === 'goto') named.add(node.target);
    for (const value of valuesOf(node)) {
      changeValue(value, (part) => {
        if (part.kind === 'literal') named.add(part.is);
        return null;
      });
    }
  }
  return new Map(
    shown.slice(1).flatMap(({ name }) => {
      const times = nodes.filter((node) => node.kind === 'include' && node.target === name).length;
      return times === 0 || named.has(name) ? [] : [[name, times] as const];
    }),
  );
}

/** Functions for passages that are shown several times, if they are nothing but words; they are called from here on. */
export function shownFunctions(
  story: StoryContext & { functions: Map<string, string> },
  passages: ReadonlyMap<string, number>,
): string[] {
  return [...passages].flatMap(([name, times]) => {
    const nodes = story.nodesOf(name);
    if (times < 2 || !isWords(expandNodes(nodes, story))) return [];
    const lines = writeAside(story, nodes, (same) => same);
    if (!lines.some(isContent)) return [];
    const knot = story.knots.get(name) ?? '';
    story.functions.set(name, knot);
    const about = commentLines(`${name}, shown by other passages:`);
    return ['', ...about, `=== function ${knot}()`, ...lines];
  });
}
