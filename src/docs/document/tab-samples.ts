import type { Code, RootContent } from 'mdast';
import { componentNode, type ComponentNode } from './component-node';
import { groupSamples } from './samples/group-samples';
import type { CodeSample, InkSample } from './samples/ink-sample';
import { isInk, readInkSample } from './samples/read-ink-sample';

declare module 'mdast' {
  interface CodeData {
    /** Whether the block’s title is shown in a tab above it. */
    isInTab?: true;
  }
}

type Block = ComponentNode['children'][number];

/** The name of the main file if its sample does not give one. */
const MAIN_FILE = 'story.ink';

/**
 * Shows consecutive ink samples that `INCLUDE` one another as tabs of one sample, the main file first. Tabs made by
 * an author stay unchanged.
 */
export function tabSamples(parent: { children: Block[] }): void {
  parent.children = runsOf(parent.children).flatMap((run) => (run.length < 2 ? run : tabRun(run)));
  for (const child of parent.children) {
    if ('children' in child && !isTabs(child)) tabSamples(child);
  }
}

function isTabs(node: Block): boolean {
  return node.type === 'component' && node.name === 'Tabs';
}

/** Consecutive ink samples form a run; every other node is a run of its own. */
function runsOf(nodes: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  nodes.forEach((node, index) => {
    const last = nodes[index - 1];
    if (last !== undefined && isSample(last) && isSample(node)) runs.at(-1)?.push(node);
    else runs.push([node]);
  });
  return runs;
}

function isSample(node: Block): node is Code {
  return node.type === 'code' && isInk(sampleOf(node));
}

/** A fence as written. */
export function sampleOf({ lang, value, meta, position }: Code): CodeSample {
  return {
    language: lang ?? 'text',
    code: value,
    meta: meta ?? '',
    line: position?.start.line ?? 1,
  };
}

function tabRun(run: readonly Block[]): Block[] {
  const nodes = new Map<InkSample, Code>();
  for (const node of run) if (isSample(node)) nodes.set(readInkSample(sampleOf(node)), node);
  const groups = groupSamples([...nodes.keys()]);
  const placed = new Set<InkSample>();
  return [...nodes].flatMap(([sample, node]): Block[] => {
    if (placed.has(sample)) return [];
    const group = groups.find(({ samples }) => samples.includes(sample))?.samples ?? [sample];
    group.forEach((member) => placed.add(member));
    return group.length < 2 ? [node] : [tabsOf(group, nodes, node)];
  });
}

function tabsOf(
  samples: readonly InkSample[],
  nodes: ReadonlyMap<InkSample, Code>,
  from: RootContent,
): ComponentNode {
  const items = samples.flatMap((sample): ComponentNode[] => {
    const node = nodes.get(sample);
    if (node === undefined) return [];
    node.data = { ...node.data, isInTab: true };
    return [componentNode('TabItem', { value: sample.name ?? MAIN_FILE }, [node], node)];
  });
  return componentNode('Tabs', {}, items, from);
}
