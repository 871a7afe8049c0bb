import { hasPart, type Value } from '../expression/value';
import { commentLines, lossLines } from '../writing/conversion';
import { isContent } from '../writing/ink-block';
import { expandNodes } from './expand-nodes';
import { words, type PassageNode } from './passage/passage-nodes';
import { allNodes, valuesOf } from './passage/rewrite-nodes';
import type { StoryParts } from './sort-passages';
import type { StoryContext } from './story-context';
import { lossesOf, writeAside } from './write-passage';

/** What is above and below the text of every passage. */
interface Around {
  above: PassageNode[];
  below: PassageNode[];
  /** What is lost of it: said once, and not in each passage. */
  lost: string[];
  /** Functions for what is the same everywhere, and what is lost. */
  lines: string[];
}

const WORDS = new Set<PassageNode['kind']>(['text', 'markup', 'print', 'if', 'comment', 'lost']);

/** Headers and footers: a function if they are nothing but words, which are mended in one place then. */
export function aroundPassages(
  story: StoryContext,
  { shown, header, footer }: StoryParts,
  functionName: (passage: string) => string,
): Around {
  const around: Around = { above: [], below: [], lost: [], lines: [] };
  const isOften = shown.length > 1;
  for (const [place, passages] of [['above', header] as const, ['below', footer] as const]) {
    for (const { name } of passages) {
      const nodes = story.nodesOf(name);
      const about = [
        '',
        ...commentLines(`${name}, ${place} the text of ${shown.length} passages:`),
      ];
      const lost = isOften ? lossesOf(story, nodes) : [];
      if (isOften && isWords(expandNodes(nodes, story))) {
        const lines = writeAside(story, nodes, (same) => same);
        const isShown = lines.some(isContent);
        const called = functionName(name);
        around.lines.push(...about, ...(isShown ? [`=== function ${called}()`] : []), ...lines);
        if (isShown) around[place].push({ kind: 'markup', ink: `{${called}()}` }, ...words('\n'));
      } else {
        around[place].push(...nodes, ...words('\n'));
        around.lost.push(...lost);
        if (lost.length > 0) around.lines.push(...about, ...lost.flatMap(lossLines));
      }
    }
  }
  return around;
}

/** Whether nodes only show words, and the same in each passage. */
export function isWords(nodes: readonly PassageNode[]): boolean {
  return allNodes(nodes).every(
    (node) => WORDS.has(node.kind) && !valuesOf(node).some((value) => hasPart(value, isOfPassage)),
  );
}

function isOfPassage(part: Value): boolean {
  if (part.kind === 'name') return /^(?:_|passage\.|visits$)/.test(part.name);
  return part.kind === 'call' && /^(?:passage|tags|passed|history|visits|visited)$/.test(part.name);
}
