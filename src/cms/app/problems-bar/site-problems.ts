import type { Problem } from '../../../base/problems/problem';
import { liveValue } from '../kit/live-value';

/** All problems of the saved content; none where nobody looks for them. */
export const siteProblems = liveValue<readonly Problem[]>([]);
