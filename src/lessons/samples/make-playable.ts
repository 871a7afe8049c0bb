import type { AttributeValue, DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import type { SampleGroup } from '../../docs/document/samples/group-samples';
import type { CodeSample } from '../../docs/document/samples/ink-sample';
import { wholeGroups } from './complete-groups';
import { programOfGroup } from './program-of-group';
import type { SampleOutcome } from './sample-outcome';

/**
 * Wraps each ink sample that is not a fragment in a `Sample`, which can be edited, and played unless the compiler
 * rejects it. The `Sample` gets the text only if the page does not show all of it, because of context lines or
 * included files.
 */
export function makePlayable(
  tree: readonly DocumentNode[],
  samples: readonly CodeSample[],
  outcomes: ReadonlyMap<number, SampleOutcome> = new Map(),
): DocumentNode[] {
  const groups = new Map(wholeGroups(samples).map((group) => [group.samples[0].line, group]));
  let next = 0;
  // Counted separately, because links to plays number the playable samples.
  const counts = { complete: 0, failing: 0, fragment: 0 };
  const wrap = (node: DocumentElement, group: SampleGroup, shown: string): DocumentElement => {
    const { kind, line } = group.samples[0];
    const number = (counts[kind] += 1);
    const props =
      kind === 'complete'
        ? { id: `sample-${number}` }
        : {
            id: `failing-sample-${number}`,
            failing: outcomes.get(line)?.transcript ? 'played' : 'compiled',
          };
    return ['Sample', { ...props, ...textsOf(group, shown) }, node];
  };
  const walk = (nodes: readonly DocumentNode[], isInTabs = false): DocumentNode[] =>
    nodes.map((node): DocumentNode => {
      if (typeof node === 'string') return node;
      const [name, props, ...children] = node;
      if (name === 'CodeBlock') {
        const group = groups.get(samples[next++]?.line ?? 0);
        const isWhole = group !== undefined && (group.samples.length === 1 || !isInTabs);
        return isWhole ? wrap(node, group, shownText(node)) : node;
      }
      const first = next;
      const inner = walk(children, isInTabs || name === 'Tabs');
      // The tabs of a sample are wrapped together; its main file is the first tab.
      const group = name === 'Tabs' ? groups.get(samples[first]?.line ?? 0) : undefined;
      const element: DocumentElement = [name, props, ...inner];
      return group !== undefined && group.samples.length > 1 ? wrap(element, group, '') : element;
    });
  return walk(tree);
}

function textsOf(group: SampleGroup, shown: string): Record<string, AttributeValue> {
  const { source, files } = programOfGroup(group);
  return {
    ...(source !== shown && { source }),
    ...(Object.keys(files).length > 0 && { files: { ...files } }),
  };
}

function shownText([, , ...lines]: DocumentElement): string {
  return lines.map(textOf).join('\n');
}

function textOf(node: DocumentNode): string {
  if (typeof node === 'string') return node;
  const [, , ...children] = node;
  return children.map(textOf).join('');
}
