import { UNNAMED_LIST, type Stubs } from './stubs';

const KNOT_LINE = /^\s*={2,}\s*(?<name>\w+)/;

/** A sample with stubs, and where its lines were before. */
export interface StubbedSource {
  text: string;
  /** Line in the sample of each line of the text; null for lines of a stub. */
  lineOf: (line: number) => number | null;
}

/** Writes stubs below a sample; only stitches of the sample's own knots stand at the end of those. */
export function writeStubs(source: string, stubs: Stubs): StubbedSource {
  const lines: { text: string; line: number | null }[] = [];
  const own = source.split('\n');
  const ownKnots = new Set(own.flatMap((text) => KNOT_LINE.exec(text)?.groups?.name ?? []));
  let knot: string | null = null;
  const stub = (texts: readonly string[]) =>
    texts.forEach((text) => lines.push({ text, line: null }));
  for (const [index, text] of own.entries()) {
    const next = KNOT_LINE.exec(text)?.groups?.name;
    if (next !== undefined) {
      if (knot !== null) stub(stitchesOf(knot, stubs));
      knot = next;
    }
    lines.push({ text, line: index + 1 });
  }
  if (knot !== null) stub(stitchesOf(knot, stubs));
  stub(declarationsOf(stubs));
  stub(knotsOf(stubs, ownKnots));
  return {
    text: lines.map(({ text }) => text).join('\n'),
    lineOf: (line) => lines[line - 1]?.line ?? null,
  };
}

function declarationsOf({ lists, variables, assigned, knots, places }: Stubs): string[] {
  const knotNames = new Set([...knots.keys(), ...[...places].map(firstOf)]);
  const read = [...variables].filter((name) => !knotNames.has(name));
  const names = new Set([...assigned, ...read]);
  return [
    ...[...lists].map(([list, items]) => `LIST ${list} = ${[...items].join(', ')}`),
    ...[...names]
      .filter((name) => !lists.has(name) && !isItem(name, lists))
      .map((name) => `VAR ${name} = 0`),
  ];
}

function isItem(name: string, lists: Stubs['lists']): boolean {
  return lists.get(UNNAMED_LIST)?.has(name) ?? false;
}

function knotsOf(stubs: Stubs, ownKnots: ReadonlySet<string>): string[] {
  const { knots, places, assigned, lists, functions } = stubs;
  const names = new Set([...knots.keys(), ...[...places].map(firstOf)]);
  return [
    ...[...names]
      .filter((name) => !ownKnots.has(name) && !assigned.has(name) && !lists.has(name))
      .flatMap((name) => [
        `=== ${name}${parameters(knots.get(name) ?? 0)}`,
        '-> DONE',
        ...stitchesOf(name, stubs),
      ]),
    ...[...functions].flatMap(([name, count]) => [
      `=== function ${name}${parameters(count) || '()'}`,
      '~ return 0',
    ]),
  ];
}

function stitchesOf(knot: string, { places }: Stubs): string[] {
  const labels = new Map<string, Set<string>>();
  for (const place of places) {
    const [first, stitch, label] = place.split('.');
    if (first !== knot || stitch === undefined) continue;
    const found = labels.get(stitch) ?? new Set();
    labels.set(stitch, label === undefined ? found : found.add(label));
  }
  return [...labels].flatMap(([stitch, names]) => [
    `= ${stitch}`,
    ...[...names].map((name) => `- (${name})`),
    '-> DONE',
  ]);
}

function parameters(count: number): string {
  if (count === 0) return '';
  return `(${Array.from({ length: count }, (_, index) => `stub_parameter_${index + 1}`).join(', ')})`;
}

function firstOf(place: string): string {
  return place.split('.')[0] ?? place;
}
