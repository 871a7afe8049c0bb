import type { Problem } from '../../../base/problems/problem';
import { liveValue } from '../kit/live-value';

/** What is wrong with the open form as it is now, and how to get there. */
export interface FormProblems {
  problems: readonly Problem[];
  /** Advice on spelling and style. */
  hints: readonly Problem[];
  /** The words that lead to a problem. */
  wayTo: (problem: Problem) => string;
  onGoTo: (line: number, problem: Problem) => void;
}

/** The problems of the open form; null if none is open. */
export const formProblems = liveValue<FormProblems | null>(null);
