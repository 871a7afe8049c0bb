import { readHeader } from '../../ink/reading/header';
import { UNNAMED_LIST, type Stubs } from './stubs';

/** A sample with stubs, and the original line numbers. */
export interface StubbedSource {
  text: string;
  /** Line in the sample of each line of the text; null for lines of a stub. */
  lineOf: (line: number) => number | null;
}

/**
 * Writes stubs below a sample, so that its lines keep their numbers, with two exceptions: stitches of the sample’s
 * own knots go at the end of those knots; variables that contain a knot go at the top, because ink only knows them
 * below their declaration.
 */
export function writeStubs(source: string, stubs: Stubs): StubbedSource {
  const lines: { text: string; line: number | null }[] = [];
  const stub = (texts: readonly string[]) =>
    texts.forEach((text) => lines.push({ text, line: null }));
  const ownKnots = new Set<string>();
  const endKnot = () => stub([...ownKnots].slice(-1).flatMap((knot) => stitchesOf(knot, stubs)));
  const holders = [...stubs.assigned].filter((name) => stubs.knots.has(name));
  stub(holders.map(variableLine));
  for (const [index, text] of source.split('\n').entries()) {
    const header = readHeader(text);
    if (header !== null && header.kind !== 'stitch') {
      endKnot();
      ownKnots.add(header.name);
    }
    lines.push({ text, line: index + 1 });
  }
  endKnot();
  stub(declarationsOf(stubs, holders));
  stub(knotsOf(stubs, ownKnots));
  return {
    text: lines.map(({ text }) => text).join('\n'),
    lineOf: (line) => lines[line - 1]?.line ?? null,
  };
}

function declarationsOf(stubs: Stubs, declared: readonly string[]): string[] {
  const { lists, variables, assigned } = stubs;
  const knots = knotNamesOf(stubs);
  const read = [...variables].filter((name) => !knots.has(name));
  const isFree = (name: string) =>
    !declared.includes(name) && !lists.has(name) && !isItem(name, lists);
  return [
    ...[...lists].map(([list, items]) => `LIST ${list} = ${[...items].join(', ')}`),
    ...[...new Set([...assigned, ...read])].filter(isFree).map(variableLine),
  ];
}

function variableLine(name: string): string {
  return `VAR ${name} = 0`;
}

function isItem(name: string, lists: Stubs['lists']): boolean {
  return lists.get(UNNAMED_LIST)?.has(name) ?? false;
}

function knotsOf(stubs: Stubs, ownKnots: ReadonlySet<string>): string[] {
  const { knots, assigned, lists, functions } = stubs;
  return [
    ...[...knotNamesOf(stubs)]
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

function knotNamesOf({ knots, places }: Stubs): Set<string> {
  return new Set([...knots.keys(), ...[...places].map((place) => place.split('.')[0] ?? place)]);
}
