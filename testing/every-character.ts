/** How many code points a line has. */
const LINE = 64;

/** Code points from one to before another. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** The code points of the Basic Multilingual Plane, and some of the others. */
const CODES = [
  ...between(0, 0x1_0000),
  ...[1, 2, 14, 15, 16].flatMap((plane) => [
    ...between(plane * 0x1_0000, plane * 0x1_0000 + 0x100),
    ...between(plane * 0x1_0000 + 0xfff0, plane * 0x1_0000 + 0x1_0000),
  ]),
];

/** A text with every code point of the Basic Multilingual Plane, halves of surrogate pairs included, and some others. */
export function everyCharacter(): string {
  const lines: string[] = [];
  for (let from = 0; from < CODES.length; from += LINE) {
    const codes = CODES.slice(from, from + LINE);
    // Apart, so that no two halves make a pair.
    lines.push(`Line ${codes.map((code) => String.fromCodePoint(code)).join(' ')} end.`);
  }
  return lines.join('\n');
}
