import type { InkSample, SampleKind } from '../../docs/document/samples/ink-sample';

/** The number of samples of each kind. */
export type SampleSummary = Record<SampleKind, number>;

/** Counts samples by kind. */
export function countSamples(samples: readonly InkSample[]): SampleSummary {
  const summary: SampleSummary = { complete: 0, fragment: 0, failing: 0 };
  for (const { kind } of samples) summary[kind] += 1;
  return summary;
}

/** Formats a summary as one line: `3 samples: 1 complete, 1 fragment, 1 failing on purpose`. */
export function formatSummary({ complete, fragment, failing }: SampleSummary): string {
  const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  return `${plural(complete + fragment + failing, 'sample')}: ${complete} complete, ${plural(fragment, 'fragment')}, ${failing} failing on purpose`;
}
