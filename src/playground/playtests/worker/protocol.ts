import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { Step } from '../../player/engine/step';
import type { PackedReplay } from '../walk/packed-replay';
import type { TestReport } from '../walk/report';

/** How a story is to be tested. */
export interface TestPlan {
  seed: number;
  plays: number;
  /** The place at which plays begin; empty for the beginning. */
  from: string;
}

/** A recorded play: its moves, and the seed that they belong to. */
export interface RecordedWay {
  steps: readonly Step[];
  seed: number;
}

export type TestRequest =
  | { type: 'run'; program: StoryProgram; plan: TestPlan }
  | { type: 'pause'; isPaused: boolean }
  | { type: 'replay'; id: number; program: StoryProgram; ways: readonly RecordedWay[] };

export type TestAnswer =
  | { type: 'report'; report: TestReport; isDone: boolean }
  /** The story cannot be played. */
  | { type: 'refused'; messages: StoryMessage[] }
  /** Null if the story cannot be played. */
  | { type: 'replayed'; id: number; replays: PackedReplay[] | null };
