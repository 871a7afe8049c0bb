import type { InkIssue } from '../../ink/compile/ink-issue';
import { UNNAMED_LIST, type Stubs } from './stubs';

interface StubRule {
  pattern: RegExp;
  add: (stubs: Stubs, name: string, groups: Record<string, string | undefined>) => void;
}

const RULES: StubRule[] = [
  {
    pattern: /^Function call target not found: '-> (?<name>[^'.]+)'/,
    add: ({ functions }, name) => functions.set(name, functions.get(name) ?? 0),
  },
  {
    pattern:
      /^(?:Divert target not found|Failed to find target for TURNS_SINCE): '-> (?<name>[^']+)'/,
    add: addPlace,
  },
  { pattern: /^Could not find target for read count: -> (?<name>[^\s,]+)/, add: addPlace },
  {
    pattern: /^Unresolved variable: (?<name>\S+)/,
    add: ({ variables }, name) => variables.add(name),
  },
  {
    pattern:
      /^(?:Variable could not be found to assign to|variable for \w+ could not be found): '(?<name>[^']+)'/,
    add: ({ assigned }, name) => assigned.add(name),
  },
  {
    pattern: /^Could not find list definition that contains item '(?<name>[^']+)'/,
    add: (stubs, name) => addItem(stubs, UNNAMED_LIST, name),
  },
  {
    pattern: /^Could not find list item (?<list>\w+)\.(?<name>\w+)/,
    add: (stubs, name, { list = '' }) => addItem(stubs, list, name),
  },
  {
    pattern: /^Divert target \((?<name>[^)]+)\) doesn't take parameters/,
    add: ({ knots }, name) => setCount(knots, name, 1),
  },
  {
    pattern: /^Function call target \((?<name>[^)]+)\) doesn't take parameters/,
    add: ({ functions }, name) => setCount(functions, name, 1),
  },
  {
    pattern:
      /^(?<what>Divert|Function call) to '(?<name>[^']+)' requires \d+ arguments, but (?:only )?got (?<count>\d+)/,
    add: ({ knots, functions }, name, { what, count }) =>
      setCount(what === 'Divert' ? knots : functions, name, Number(count)),
  },
];

/** Adds stubs for the names that the compiler reports as missing; returns whether any were added. */
export function collectStubs(issues: readonly InkIssue[], stubs: Stubs): boolean {
  const before = digest(stubs);
  for (const { text } of issues) {
    for (const { pattern, add } of RULES) {
      const groups = pattern.exec(text)?.groups;
      if (groups?.name !== undefined) add(stubs, groups.name, groups);
    }
  }
  return digest(stubs) !== before;
}

function addPlace({ knots, places }: Stubs, path: string): void {
  if (path.includes('.')) places.add(path);
  else knots.set(path, knots.get(path) ?? 0);
}

function addItem({ lists }: Stubs, list: string, item: string): void {
  const items = lists.get(list) ?? new Set();
  lists.set(list, items.add(item));
}

/** Only stubs may get other parameters; the sample’s own declarations stay as the author wrote them. */
function setCount(counts: Map<string, number>, name: string, count: number): void {
  if (counts.has(name)) counts.set(name, count);
}

function digest({ lists, variables, assigned, functions, knots, places }: Stubs): string {
  const items = [...lists].map(([list, names]) => [list, ...names]);
  return JSON.stringify([
    items,
    [...variables],
    [...assigned],
    [...functions],
    [...knots],
    [...places],
  ]);
}
