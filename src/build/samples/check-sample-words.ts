import type { Problem } from '../../core/problems/problem';
import { indexReference } from '../../core/reference/index-reference';
import { meantNames } from '../../core/reference/meant-names';
import type { ReferenceEntry } from '../../core/reference/reference-entry';
import { checkEngineWords } from '../../core/samples/check-engine-words';
import { isInk, readInkSample } from '../../core/samples/read-ink-sample';
import { entrySynonyms } from '../../core/search/entry-synonyms';
import type { SynonymSource } from '../../core/search/parse-search-synonyms';
import type { SampledDoc } from './check-samples';

/** Checks the tags and markup in every ink sample of the pages against the reference. */
export function checkSampleWords(
  docs: readonly SampledDoc[],
  entries: readonly ReferenceEntry[],
  synonyms: readonly SynonymSource[] = [],
): Problem[] {
  const index = indexReference(entries);
  const words = { ...index, meant: meantNames(entrySynonyms(synonyms, index)) };
  return docs.flatMap(({ file, codeSamples }) =>
    codeSamples
      .filter(isInk)
      .flatMap((fence) => checkEngineWords(readInkSample(fence), words, file)),
  );
}
