import { createHash } from 'node:crypto';
import type { CodeSample } from '../../core/document/document-content';
import type { Problem } from '../../core/problems/problem';
import { checkGroup, type SampleReport } from '../../core/samples/check-group';
import { groupSamples, type SampleGroup } from '../../core/samples/group-samples';
import { checkInkFence, isInk, readInkSample } from '../../core/samples/read-ink-sample';
import type { SampleOutcome } from '../../core/samples/sample-outcome';
import { countSamples, type SampleSummary } from '../../core/samples/sample-summary';

/** The part of Gatsby’s cache that is used here. */
export interface SampleCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

export interface SampleCheckOptions {
  cache: SampleCache;
  /** Changes with the checking code and with ink itself, so that new checks never use old results. */
  digest: string;
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
  { cache, digest }: SampleCheckOptions,
): Promise<SampleCheck> {
  const problems: Problem[] = [];
  const outcomes = new Map<string, Map<number, SampleOutcome>>();
  const all = [];
  const kept: Promise<unknown>[] = [];
  for (const { file, codeSamples } of docs) {
    const fences = codeSamples.filter(isInk);
    const samples = fences.map(readInkSample);
    problems.push(...fences.flatMap((fence) => checkInkFence(fence, file)));
    const ofPage = new Map<number, SampleOutcome>();
    for (const group of groupSamples(samples)) {
      const key = createHash('sha256').update(digest).update(contentOf(group)).digest('hex');
      let report = (await cache.get(key)) as SampleReport | undefined;
      if (report === undefined) {
        report = checkGroup(group);
        // Awaited together: one by one, the cache would write each to disk before the next.
        kept.push(cache.set(key, report));
      }
      problems.push(...problemsOf(report, group, file));
      const { transcript, failures, map } = report;
      if (transcript !== null || failures.length > 0 || map !== null)
        ofPage.set(group.samples[0].line, { transcript, failures, map });
    }
    if (ofPage.size > 0) outcomes.set(file, ofPage);
    all.push(...samples);
  }
  await Promise.all(kept);
  return { problems, summary: countSamples(all), outcomes };
}

/** Everything that the result depends on; the place on the page is not part of it. */
function contentOf({ samples, files }: SampleGroup): string {
  const contents = samples.map(
    ({ kind, isPiece, failsWith, transcriptChoices, hasMap, source }) => [
      kind,
      isPiece,
      failsWith,
      transcriptChoices,
      hasMap,
      source,
    ],
  );
  return JSON.stringify(['ink sample', contents, files]);
}

function problemsOf({ problems }: SampleReport, { samples }: SampleGroup, file: string): Problem[] {
  return problems.map(({ severity, sample, line, message, hint }) => ({
    severity,
    file,
    line: (samples[sample] ?? samples[0]).line + line,
    message,
    hint,
  }));
}
