import type { InkIssue } from '../../ink/compile/ink-issue';
import {
  readComplaint,
  type Complaint,
  type ComplaintKind,
} from '../../ink/compile/read-complaint';
import { UNNAMED_LIST, type Stubs } from './stubs';

type AddStub = (stubs: Stubs, name: string, groups: Complaint['groups']) => void;

const isDivert = ({ what }: Complaint['groups']): boolean => what === 'Divert';

const RULES: Readonly<Partial<Record<ComplaintKind, AddStub>>> = {
  capitalEnd: addPlace,
  place: addPlace,
  turnsSince: addPlace,
  count: addPlace,
  function: ({ functions }, name) => {
    if (!name.includes('.')) functions.set(name, functions.get(name) ?? 0);
  },
  name: ({ variables }, name) => variables.add(name),
  variable: ({ assigned }, name) => assigned.add(name),
  item: addItem,
  noParameters: ({ knots, functions }, name, groups) =>
    setCount(isDivert(groups) ? knots : functions, name, 1),
  arguments: ({ knots, functions }, name, groups) => {
    if (groups.got !== undefined)
      setCount(isDivert(groups) ? knots : functions, name, Number(groups.got));
  },
};

/** Adds stubs for the names that the compiler reports as missing; returns whether any were added. */
export function collectStubs(issues: readonly InkIssue[], stubs: Stubs): boolean {
  const before = digest(stubs);
  for (const { text } of issues) {
    const complaint = readComplaint(text);
    if (complaint?.about !== undefined)
      RULES[complaint.kind]?.(stubs, complaint.about, complaint.groups);
  }
  return digest(stubs) !== before;
}

function addPlace({ knots, places }: Stubs, path: string): void {
  if (path.includes('.')) places.add(path);
  else knots.set(path, knots.get(path) ?? 0);
}

/** An item, whose list may be named before it: `bag.rope`. */
function addItem({ lists }: Stubs, path: string): void {
  const [item = '', list = UNNAMED_LIST] = path.split('.').reverse();
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
