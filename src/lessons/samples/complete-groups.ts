import { groupSamples, type SampleGroup } from '../../docs/document/samples/group-samples';
import type { CodeSample } from '../../docs/document/samples/ink-sample';
import { isInk, readInkSample } from '../../docs/document/samples/read-ink-sample';

/** The samples of a page that are complete stories, each with those that it includes. */
export function completeGroups(samples: readonly CodeSample[]): SampleGroup[] {
  return wholeGroups(samples).filter(({ samples: [main] }) => main.kind === 'complete');
}

/** The samples of a page that are not fragments: complete stories, and those that fail on purpose. */
export function wholeGroups(samples: readonly CodeSample[]): SampleGroup[] {
  return groupSamples(samples.filter(isInk).map(readInkSample)).filter(
    ({ samples: [main] }) => !main.isPiece,
  );
}
