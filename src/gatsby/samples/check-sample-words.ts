import type { Problem } from '../../base/problems/problem';
import { isInk, readInkSample } from '../../docs/document/samples/read-ink-sample';
import { entrySynonyms } from '../../docs/reference/entry-synonyms';
import { indexReference } from '../../docs/reference/index-reference';
import { meantNames } from '../../docs/reference/meant-names';
import type { SynonymSource } from '../../docs/reference/parse-search-synonyms';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { checkEngineWords, type EngineWords } from '../../lessons/samples/check-engine-words';
import { cacheResult, resultKey } from '../threads/cache-results';
import type { SampleCheckOptions, SampledDoc } from './check-samples';

/** Checks the tags and markup in every ink sample of the pages against the reference, once per content. */
export async function checkSampleWords(
  docs: readonly SampledDoc[],
  entries: readonly ReferenceEntry[],
  synonyms: readonly SynonymSource[],
  { cache, digest }: Omit<SampleCheckOptions, 'threads'>,
): Promise<Problem[]> {
  const words = engineWords(entries, synonyms);
  const base = resultKey(digest, ['sample words', entries, synonyms]);
  const problems: Problem[] = [];
  for (const { file, codeSamples } of docs) {
    const fences = codeSamples.filter(isInk);
    if (fences.length === 0) continue;
    const check = () =>
      fences.flatMap((fence) => checkEngineWords(readInkSample(fence), words, file));
    problems.push(...(await cacheResult(cache, resultKey(base, [file, fences]), check)));
  }
  return problems;
}

/** The words that the engine knows, and what is meant by others. */
export function engineWords(
  entries: readonly ReferenceEntry[],
  synonyms: readonly SynonymSource[],
): EngineWords {
  const index = indexReference(entries);
  return { ...index, meant: meantNames(entrySynonyms(synonyms, index)) };
}
