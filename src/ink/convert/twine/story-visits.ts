import { inkString } from '../writing/ink-text';
import type { InkNames } from '../writing/ink-names';

/** How often places were visited: ink counts that itself, but not when a knot is entered from itself. */
export class StoryVisits {
  private current = '';
  /** The passages of which something asks whether one comes from there. */
  private readonly sources = new Set<string>();

  constructor(
    private readonly names: InkNames,
    private readonly knots: ReadonlyMap<string, string>,
    private readonly circles: ReadonlySet<string>,
    /** What the story has to count by itself; found while it is written. */
    private readonly asked: Set<string>,
    private readonly tagsOf: (passage: string) => readonly string[],
    /** The first passage. */
    private readonly start = '',
  ) {}

  /** Begins with another passage. */
  enter(passage: string): void {
    this.current = passage;
  }

  /** How often a passage was visited, this visit included; null if there is no such passage. */
  of(passage: string | null): string | null {
    const name = passage ?? this.current;
    const knot = this.knots.get(name);
    if (knot === undefined || !this.circles.has(name)) return knot ?? null;
    this.asked.add(name);
    return this.counter(name);
  }

  /** Whether a passage was visited before this visit. */
  before(passage: string): string | null {
    const count = this.of(passage);
    return count && `${count} > ${passage === this.current ? 1 : 0}`;
  }

  /**
   * Whether one comes from a passage; null if there is none. Only SugarCube passes over a passage that leads to itself
   * (`isOther`); elsewhere, such a one does not know.
   */
  cameFrom(passage: string, isOther: boolean): string | null {
    if (!this.knots.has(passage) || (!isOther && this.circles.has(this.current))) return null;
    this.sources.add(passage);
    if (passage === this.start) this.asked.add('');
    return `${this.nameFrom(passage)}()`;
  }

  /** Functions that know from where one comes. Arrows could not stand in a line of text. */
  functions(): string[] {
    return [...this.sources].flatMap((passage) => {
      const isBefore = `place_before == -> ${this.knots.get(passage) ?? 'END'}`;
      const test = passage === this.start ? `${this.moves()} > 1 && ${isBefore}` : isBefore;
      return ['', `=== function ${this.nameFrom(passage)}()`, `~ return ${test}`];
    });
  }

  /** How many passages were visited, this one included. */
  moves(): string {
    this.asked.add('');
    return this.counter('');
  }

  /** The tags of this passage. */
  tags(): readonly string[] {
    return this.tagsOf(this.current);
  }

  /** The name of this passage. */
  title(): string {
    return inkString(this.current);
  }

  /** What a knot does first, to be counted. */
  counted(passage: string): string[] {
    return ['', passage]
      .filter((name) => this.asked.has(name))
      .map((name) => `~ ${this.counter(name)} += 1`);
  }

  declarations(): string[] {
    return [...this.asked].map((name) => `VAR ${this.counter(name)} = 0`);
  }

  private nameFrom(passage: string): string {
    return this.names.of(`from ${passage}`, `from ${passage}`, 'from');
  }

  private counter(name: string): string {
    const wanted = name === '' ? 'moves' : `visits of ${name}`;
    return this.names.of(`visits ${name}`, wanted, 'visits');
  }
}
