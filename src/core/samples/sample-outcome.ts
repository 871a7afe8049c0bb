import type { ToldIssue } from './tell-issue';
import type { Transcript } from './transcript';

/** What the player says of a sample that fails on purpose. */
export interface SampleFailure extends ToldIssue {
  /** The first line of it as ink words it. */
  inkWords: string;
}

/** What comes of a sample, shown below it. */
export interface SampleOutcome {
  /** Present where the fence asks for one, and where the sample fails while it is played. */
  transcript: Transcript | null;
  /** Empty but for a sample that fails on purpose. */
  failures: SampleFailure[];
}
