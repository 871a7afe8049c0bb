import type { Report } from '../../player/engine/story-message';
import { countChoices } from './count-choices';
import type { Ending, FindingKind, Length, TestReport, Way } from './report';

/** A finding whose message is not in plain words yet. */
export interface RawFinding {
  kind: FindingKind;
  report: Report | null;
  line: number | null;
  count: number;
  way: Way;
}

/** More than anybody reads. */
const MAX_ROWS = 200;

/** Counts what plays lead to. */
export class Tally {
  plays = 0;
  readonly findings = new Map<string, RawFinding>();
  readonly endings = new Map<string, Ending>();
  shortest: Length | null = null;
  longest: Length | null = null;
  /** How many plays had this number of words. */
  private readonly words = new Map<number, number>();

  addFinding(key: string, found: Omit<RawFinding, 'count'>): void {
    const known = this.findings.get(key);
    if (known === undefined) {
      if (this.findings.size < MAX_ROWS) this.findings.set(key, { ...found, count: 1 });
      return;
    }
    known.count += 1;
    known.way = shorter(known.way, found.way);
  }

  addEnding(key: string, found: Omit<Ending, 'count'>): void {
    const known = this.endings.get(key);
    if (known === undefined) {
      if (this.endings.size < MAX_ROWS) this.endings.set(key, { ...found, count: 1 });
      return;
    }
    known.count += 1;
    if (shorter(known.way, found.way) === found.way)
      Object.assign(known, { way: found.way, text: found.text });
  }

  addLength(length: Length): void {
    if (this.shortest === null || length.choices < this.shortest.choices) this.shortest = length;
    if (this.longest === null || length.choices > this.longest.choices) this.longest = length;
  }

  addWords(words: number): void {
    this.words.set(words, (this.words.get(words) ?? 0) + 1);
  }

  get wordRange(): TestReport['words'] {
    const sorted = [...this.words].sort(([one], [other]) => one - other);
    const total = sorted.reduce((sum, [, count]) => sum + count, 0);
    let seen = 0;
    const median = sorted.find(([, count]) => (seen += count) >= total / 2);
    const [min] = sorted;
    const max = sorted.at(-1);
    if (min === undefined || median === undefined || max === undefined) return null;
    return { min: min[0], median: median[0], max: max[0] };
  }
}

function shorter(one: Way, other: Way): Way {
  return countChoices(other.moves) < countChoices(one.moves) ? other : one;
}
