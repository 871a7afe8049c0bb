import { includedNames } from '../../../ink/story/include-lines';
import type { InkSample } from './ink-sample';

/** Samples of one page that are compiled as one story. */
export interface SampleGroup {
  /** The sample that the story starts in, then those that it includes. */
  samples: [main: InkSample, ...included: InkSample[]];
  /** Index in `samples` by the name that an `INCLUDE` line uses. */
  files: Record<string, number>;
}

/** Groups each sample of a page with the samples that it includes, directly or indirectly. */
export function groupSamples(samples: readonly InkSample[]): SampleGroup[] {
  const included = new Set(
    samples.flatMap((sample) => includesOf(sample, samples).map(([, target]) => target)),
  );
  const groups = samples
    .filter((sample) => !included.has(sample))
    .map((main) => groupOf(main, samples));
  const reached = new Set(groups.flatMap((group) => group.samples));
  // Samples that include each other in a circle are reached from nowhere; the compiler reports the reason.
  for (const main of samples) {
    if (reached.has(main)) continue;
    const group = groupOf(main, samples);
    group.samples.forEach((sample) => reached.add(sample));
    groups.push(group);
  }
  return groups;
}

function groupOf(main: InkSample, page: readonly InkSample[]): SampleGroup {
  const group: SampleGroup = { samples: [main], files: {} };
  // The list grows during the loop: included samples may include others.
  for (const sample of group.samples) {
    for (const [name, target] of includesOf(sample, page)) {
      if (!group.samples.includes(target)) group.samples.push(target);
      group.files[name] ??= group.samples.indexOf(target);
    }
  }
  return group;
}

function includesOf(
  sample: InkSample,
  page: readonly InkSample[],
): [name: string, target: InkSample][] {
  return includedNames(sample.source).flatMap((name) => {
    const target = nearestNamed(name, sample, page);
    return target === null ? [] : [[name, target] as [string, InkSample]];
  });
}

/** If several samples of a page share a name, the nearest is used; of two at the same distance, the later one. */
function nearestNamed(name: string, from: InkSample, page: readonly InkSample[]): InkSample | null {
  const start = page.indexOf(from);
  const distance = (sample: InkSample) => {
    const steps = page.indexOf(sample) - start;
    return steps > 0 ? steps : 0.5 - steps;
  };
  return (
    page
      .filter(
        (sample) => sample !== from && (sample.name === name || sample.name?.endsWith(`/${name}`)),
      )
      .sort((a, b) => distance(a) - distance(b))
      .at(0) ?? null
  );
}
