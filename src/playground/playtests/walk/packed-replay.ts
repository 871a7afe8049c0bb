import type { StoryLine } from '../../player/engine/story-lines';
import type { Step } from '../../player/engine/step';

/** A play that was played again. */
export interface Replay {
  /** What was printed, and the choices that were taken, each after `> `. */
  text: string[];
  steps: Step[];
  /** The choices that are offered at its end. */
  choices: string[];
  /** The step that is no longer possible, or where the story fails; null if there is none. */
  stoppedAt: Step | null;
  hasFailed: boolean;
  /** The line that its last turn printed last, or of its first choice; null if it has none. */
  at: StoryLine | null;
}

/**
 * A replay as it leaves the worker. Its lists are those of the whole play, which all who stop earlier share, since there
 * may be hundreds; the counts say how much of each is theirs.
 */
export interface PackedReplay extends Replay {
  lines: number;
  taken: number;
}

/** The replays with lists of their own. */
export function unpackReplays(packed: readonly PackedReplay[]): Replay[] {
  return packed.map(({ lines, taken, ...replay }) => ({
    ...replay,
    text: replay.text.slice(0, lines),
    steps: replay.steps.slice(0, taken),
  }));
}
