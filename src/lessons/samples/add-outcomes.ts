import type { AttributeValue, DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { groupSamples } from '../../docs/document/samples/group-samples';
import type { CodeSample } from '../../docs/document/samples/ink-sample';
import { isInk, readInkSample } from '../../docs/document/samples/read-ink-sample';
import { hiddenLinesBefore } from '../../docs/document/samples/sample-source';
import { drawFailures } from './draw-failures';
import type { SampleOutcome } from './sample-outcome';

/**
 * Adds the outcome of each sample below its code block: what players see, the error messages of a sample that fails,
 * and the story’s map. If a sample has several files in tabs, its outcome goes below the tabs. The code blocks of a document are in
 * the same order as its samples.
 */
export function addOutcomes(
  tree: readonly DocumentNode[],
  samples: readonly CodeSample[],
  outcomes: ReadonlyMap<number, SampleOutcome>,
): DocumentNode[] {
  const shared = linesOfSeveralFiles(samples);
  let next = 0;
  const add = (nodes: readonly DocumentNode[], belowTabs?: DocumentNode[]): DocumentNode[] =>
    nodes.flatMap((node): DocumentNode[] => {
      if (typeof node === 'string') return [node];
      const [name, props, ...children] = node;
      if (name === 'Tabs') {
        const below: DocumentNode[] = [];
        return [[name, props, ...add(children, below)], ...below];
      }
      if (name !== 'CodeBlock') return [[name, props, ...add(children, belowTabs)]];
      const sample = samples[next++];
      const outcome = sample && outcomes.get(sample.line);
      if (outcome === undefined) return [node];
      const shown = asShown(outcome, sample?.code ?? '');
      const elements = outcomeElements(shown);
      const block = markFaulty(node, shown);
      if (belowTabs === undefined || !shared.has(sample?.line ?? 0)) return [block, ...elements];
      belowTabs.push(...elements);
      return [block];
    });
  return add(tree);
}

function linesOfSeveralFiles(samples: readonly CodeSample[]): Set<number> {
  const groups = groupSamples(samples.filter(isInk).map(readInkSample));
  return new Set(
    groups.flatMap((group) => (group.samples.length > 1 ? [group.samples[0].line] : [])),
  );
}

/** The page does not show context lines and does not count them. */
function asShown({ failures, ...outcome }: SampleOutcome, code: string): SampleOutcome {
  return {
    ...outcome,
    failures: failures.map((failure) =>
      failure.line === null || failure.file !== null
        ? failure
        : { ...failure, line: failure.line - hiddenLinesBefore(code, failure.line) },
    ),
  };
}

function outcomeElements({ transcript, failures, map }: SampleOutcome): DocumentElement[] {
  const entries = transcript as unknown as AttributeValue;
  const drawn = map as unknown as AttributeValue;
  return [
    ...(transcript === null ? [] : [['Transcript', { entries }] satisfies DocumentElement]),
    ...(failures.length === 0 ? [] : [drawFailures(failures)]),
    ...(map === null ? [] : [['StoryMap', { map: drawn }] satisfies DocumentElement]),
  ];
}

function markFaulty(
  [name, props, ...lines]: DocumentElement,
  { failures }: SampleOutcome,
): DocumentElement {
  const faulty = new Set(failures.flatMap(({ file, line }) => (file === null ? [line] : [])));
  const marked = lines.map((line, index): DocumentNode => {
    if (typeof line === 'string' || !faulty.has(index + 1)) return line;
    const [lineName, lineProps, ...tokens] = line;
    return [lineName, { ...(lineProps === 0 ? {} : lineProps), isFaulty: true }, ...tokens];
  });
  return [name, props, ...marked];
}
