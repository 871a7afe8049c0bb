import { uniqueIssues, type InkIssue } from './ink-issue';
import type { StoryPlayer } from './story-player';

/** Limits of a walk; it also ends after a few complaints, because each may have taken long to find. */
export const WALK_LIMITS = { games: 40, choicesPerGame: 100, choices: 600, issues: 4 };

/** A complaint, and the choices that lead to it. */
export interface WalkIssue {
  issue: InkIssue;
  /** Indices of the choices that lead there. */
  path: number[];
  seed: number;
}

/**
 * Plays a story repeatedly, each time by a different route, within the limits. Untaken choices come first, so that
 * long stories are played to their ends.
 */
export function walkStory(player: StoryPlayer, seeds: readonly number[] = [1]): WalkIssue[] {
  const found = new Map<string, WalkIssue>();
  for (const walked of seeds.flatMap((seed) => new Walk(player, seed).run())) {
    const key = JSON.stringify(walked.issue);
    if (!found.has(key)) found.set(key, walked);
  }
  return [...found.values()];
}

class Walk {
  private readonly issues: WalkIssue[] = [];
  /** How often each choice of the story was taken. */
  private readonly taken = new Map<string, number>();
  /** Routes not taken yet, kept for later. */
  private readonly ways: { path: number[]; source: string | null }[] = [{ path: [], source: null }];
  private choices = 0;

  constructor(
    private readonly player: StoryPlayer,
    private readonly seed: number,
  ) {}

  run(): WalkIssue[] {
    for (let game = 0; game < WALK_LIMITS.games && !this.isEnough(); game++) {
      const way = this.nextWay();
      if (way === null) break;
      this.play(way);
    }
    return this.issues;
  }

  private isEnough(): boolean {
    return this.choices >= WALK_LIMITS.choices || this.issues.length >= WALK_LIMITS.issues;
  }

  private nextWay(): number[] | null {
    const fresh = this.ways.findIndex(({ source }) => source !== null && !this.taken.has(source));
    const [way] = this.ways.splice(Math.max(fresh, 0), 1);
    return way?.path ?? null;
  }

  private play(way: readonly number[]): void {
    const path: number[] = [];
    this.player.restart(this.seed);
    this.player.playTurn();
    while (!this.player.hasFailed && path.length < WALK_LIMITS.choicesPerGame) {
      const next = way[path.length] ?? this.pick(path);
      if (next === null) break;
      const source = this.player.choices[next]?.source ?? '';
      this.taken.set(source, (this.taken.get(source) ?? 0) + 1);
      this.choices += 1;
      path.push(next);
      this.player.choose(next);
      this.player.playTurn();
    }
    for (const issue of uniqueIssues(this.player.issues))
      this.issues.push({ issue, path, seed: this.seed });
  }

  /** Picks the choice that was taken least, and keeps the others for later; null at an end. */
  private pick(path: readonly number[]): number | null {
    const counts = this.player.choices.map(({ source }) => this.taken.get(source) ?? 0);
    if (counts.length === 0) return null;
    const picked = counts.indexOf(Math.min(...counts));
    this.player.choices.forEach(({ source }, index) => {
      if (index !== picked) this.ways.push({ path: [...path, index], source });
    });
    return picked;
  }
}

/** Replays a route in the compiler’s own story, which knows the line numbers of its text. */
export function locateIssue({ issue, path, seed }: WalkIssue, player: StoryPlayer): InkIssue {
  player.restart(seed);
  player.playTurn();
  for (const index of path) {
    if (player.hasFailed) break;
    player.choose(index);
    player.playTurn();
  }
  return player.issues.find(({ text }) => text === issue.text) ?? issue;
}
