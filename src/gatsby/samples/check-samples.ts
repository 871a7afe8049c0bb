import type { Problem } from '../../base/problems/problem';
import { groupSamples, type SampleGroup } from '../../docs/document/samples/group-samples';
import type { CodeSample, InkSample } from '../../docs/document/samples/ink-sample';
import { checkInkFence, isInk, readInkSample } from '../../docs/document/samples/read-ink-sample';
import type { SampleReport } from '../../lessons/samples/check-group';
import { placeProblems } from '../../lessons/samples/place-problems';
import type { SampleOutcome } from '../../lessons/samples/sample-outcome';
import { countSamples, type SampleSummary } from '../../lessons/samples/sample-summary';
import { entries } from '../project/entries';
import { cacheResults, resultKey, type ResultCache } from '../threads/cache-results';
import type { Task } from '../threads/task';
import type { Threads } from '../threads/threads';

const checkGroup: Task<SampleGroup, SampleReport> = {
  file: entries.checkGroup,
  name: 'checkGroup',
};

export interface SampleCheckOptions {
  cache: ResultCache;
  /** Changes with the checking code and with ink itself, so that new checks never use old results. */
  digest: string;
  threads?: Threads;
}

/** A page’s file with its code fences. */
export interface SampledDoc {
  file: string;
  codeSamples: readonly CodeSample[];
}

/** The outcomes of samples, by file of the page, then by line of the fence. */
export type SampleOutcomes = ReadonlyMap<string, ReadonlyMap<number, SampleOutcome>>;

export interface SampleCheck {
  problems: Problem[];
  summary: SampleSummary;
  outcomes: SampleOutcomes;
}

/** Compiles and plays every ink sample of the pages, once per content. */
export async function checkSamples(
  docs: readonly SampledDoc[],
  { digest, ...options }: SampleCheckOptions,
): Promise<SampleCheck> {
  const problems: Problem[] = [];
  const outcomes = new Map<string, Map<number, SampleOutcome>>();
  const all: InkSample[] = [];
  const groups = docs.flatMap(({ file, codeSamples }) => {
    const fences = codeSamples.filter(isInk);
    const samples = fences.map(readInkSample);
    problems.push(...fences.flatMap((fence) => checkInkFence(fence, file)));
    all.push(...samples);
    return groupSamples(samples).map((input) => ({ file, input, key: keyOf(input, digest) }));
  });
  const reports = await cacheResults(checkGroup, groups, options);
  for (const [index, { file, input }] of groups.entries()) {
    const report = reports[index];
    if (report === undefined) continue;
    problems.push(...placeProblems(report.problems, input, file));
    const { transcript, failures, map } = report;
    if (transcript === null && failures.length === 0 && map === null) continue;
    const ofPage = outcomes.get(file) ?? new Map<number, SampleOutcome>();
    outcomes.set(file, ofPage.set(input.samples[0].line, { transcript, failures, map }));
  }
  return { problems, summary: countSamples(all), outcomes };
}

/** Everything that the result depends on; the place on the page is not part of it. */
function keyOf({ samples, files }: SampleGroup, digest: string): string {
  const contents = samples.map(
    ({ kind, isPiece, failsWith, transcriptChoices, hasMap, hasSlip, source }) => [
      kind,
      isPiece,
      failsWith,
      transcriptChoices,
      hasMap,
      hasSlip,
      source,
    ],
  );
  return resultKey(digest, ['ink sample', contents, files]);
}
