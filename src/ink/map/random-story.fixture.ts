import { randomInts } from '../../../testing/random';
import type { InkProgram } from '../compile/compile-ink';

const KNOTS = ['cave', 'hall', 'sea'];
const STITCHES = ['in', 'deep'];
const LABELS = ['top', 'again', 'asked', 'told', 'rest', 'late'];

type Pick = <T>(list: readonly [T, ...T[]]) => T;

/** A story with knots, stitches and labels, and every kind of way between them; always the same for the same seed. */
export function randomStory(seed: number): InkProgram {
  const random = randomInts(seed * 7919 + 13);
  // Neighbouring seeds produce similar first numbers.
  for (let skip = 0; skip < 5; skip += 1) random(2);
  return new StoryWriter(random).write();
}

/** Stands for the name of a place until all are known. */
const NAME = /@/g;

class StoryWriter {
  private readonly pick: Pick;
  /** Everything that a divert can name. */
  private readonly names: string[] = [];

  constructor(private readonly random: (limit: number) => number) {
    this.pick = (list) => list[random(list.length)] ?? list[0];
  }

  write(): InkProgram {
    const parts = KNOTS.slice(0, 1 + this.random(KNOTS.length)).map((knot) => this.knot(knot));
    const inFile = parts.splice(0, this.random(3));
    const hasFile = inFile.length > 0;
    // The text before the first knot is one place, in whichever file it is.
    const begin = this.flow('');
    const woven = hasFile && this.chance(2) ? begin.splice(0, this.random(begin.length)) : [];
    const loft = this.chance(4) ? this.stitch('loft', 'loft') : [];
    const head = [
      ...['VAR open = true', 'VAR next = -> @'],
      ...(hasFile ? ['INCLUDE part.ink'] : []),
    ];
    const end = ['== function twice(x)', '~ return x * 2', ''];
    const text = (lines: string[]) => this.withNames(lines.join('\n'), this.names);
    const source = text([...head, ...begin, ...loft, ...parts, ...end]);
    return { source, files: hasFile ? { 'part.ink': text([...woven, ...inFile, '']) } : {} };
  }

  private knot(knot: string): string {
    const head = `== ${knot}${this.chance(4) ? '' : ' =='}`;
    this.names.push(knot);
    const stitches = STITCHES.filter(() => this.chance(3));
    return [
      head,
      ...(stitches.length > 0 && this.chance(3) ? [] : this.flow(`${knot}.`)),
      ...stitches.flatMap((name) => this.stitch(name, `${knot}.${name}`)),
    ].join('\n');
  }

  private stitch(name: string, path: string): string[] {
    this.names.push(path);
    return [`= ${name}`, ...this.flow(`${path}.`)];
  }

  /** The text of a place: sections that may begin with a gather, and choices in each. */
  private flow(prefix: string): string[] {
    // A label may not be named as one around its place is.
    const free = LABELS.map((name) => `${name}${prefix.split('.').length}`);
    const own: string[] = [];
    const label = (): string => {
      const name = this.chance(2) ? free.splice(this.random(free.length), 1)[0] : undefined;
      if (name === undefined) return '';
      own.push(name);
      this.names.push(`${prefix}${name}`);
      return ` (${name})`;
    };
    const lines = this.chance(2) ? ['Text.'] : [];
    for (let section = this.random(3); section > 0; section -= 1)
      lines.push(...this.section('', label));
    if (this.chance(3)) lines.push(this.step());
    lines.push(this.pick(['-> @', '-> @', '-> END', '-> DONE', '->->']));
    return lines.map((line) =>
      this.chance(4) && own.length > 0 ? this.withNames(line, own) : line,
    );
  }

  private section(indent: string, label: () => string, depth = 1): string[] {
    const marks = (mark: string): string => indent + Array(depth).fill(mark).join(' ');
    const lines = this.chance(2) ? [`${marks('-')}${label()} ${this.step()}`] : [];
    for (let choices = this.random(3); choices > 0; choices -= 1) {
      const condition = this.chance(5) ? ' {open}' : '';
      const after = this.chance(3) ? ` ${this.divert()}` : '';
      lines.push(`${marks(this.pick(['*', '+']))}${label()}${condition} Go[ on]${after}`);
      if (this.chance(2)) lines.push(`${indent}  ${this.step()}`);
      if (depth < 3 && this.chance(3)) lines.push(...this.section(`${indent}  `, label, depth + 1));
    }
    return lines;
  }

  private step(): string {
    return this.pick([
      'Text.',
      'Text.',
      `{open: Text. ${this.divert()}}`,
      `{open: ${this.divert()}|${this.divert()}}`,
      `{One.|Two. ${this.divert()}}`,
      `{~One.|${this.divert()}}`,
      '{twice(2)} {TURNS_SINCE(-> @) > 1: Long ago.}',
      '-> @ ->',
      '-> @ -> @',
      '<- @',
    ]);
  }

  private divert(): string {
    return this.pick(['-> @', '-> @', '-> @', '-> next', '->-> @', '-> END']);
  }

  private withNames(text: string, [first = 'END', ...others]: readonly string[]): string {
    return text.replace(NAME, () => this.pick([first, ...others]));
  }

  private chance(of: number): boolean {
    return this.random(of) === 0;
  }
}
