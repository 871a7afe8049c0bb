import type { Problem } from '../../base/problems/problem';

/** A problem in a group of samples, independent of where on the page they are. */
export interface SampleProblem {
  severity: Problem['severity'];
  /** Index of the sample in its group. */
  sample: number;
  /** Line in the sample, from 1; 0 is its fence. */
  line: number;
  message: string;
  hint: string;
}
