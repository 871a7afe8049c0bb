import type { ExplainedIssue } from '../../ink/compile/explain-issue';
import type { SampleMap } from '../../ink/map/draw-sample-map';
import type { Transcript } from '../../ink/story/transcript';

/** The player’s message about a sample that fails on purpose. */
export interface SampleFailure extends ExplainedIssue {
  /** The first line of ink’s own message. */
  inkWords: string;
}

/** The outcome of a sample, shown below it. */
export interface SampleOutcome {
  /** Present if the fence asks for one, and if the sample fails while it is played. */
  transcript: Transcript | null;
  /** Empty except for samples that fail on purpose. */
  failures: SampleFailure[];
  /** Present if the fence asks for one. */
  map: SampleMap | null;
}
