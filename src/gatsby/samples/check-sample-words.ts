import type { Problem } from '../../base/problems/problem';
import { isInk, readInkSample } from '../../docs/document/samples/read-ink-sample';
import { entrySynonyms } from '../../docs/reference/entry-synonyms';
import { indexReference } from '../../docs/reference/index-reference';
import { meantNames } from '../../docs/reference/meant-names';
import type { SynonymSource } from '../../docs/reference/parse-search-synonyms';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { checkEngineWords, type EngineWords } from '../../lessons/samples/check-engine-words';
import type { SampledDoc } from './check-samples';

/** Checks the tags and markup in every ink sample of the pages against the reference. */
export function checkSampleWords(
  docs: readonly SampledDoc[],
  entries: readonly ReferenceEntry[],
  synonyms: readonly SynonymSource[] = [],
): Problem[] {
  const words = engineWords(entries, synonyms);
  return docs.flatMap(({ file, codeSamples }) =>
    codeSamples
      .filter(isInk)
      .flatMap((fence) => checkEngineWords(readInkSample(fence), words, file)),
  );
}

/** The words that the engine knows, and what is meant by others. */
export function engineWords(
  entries: readonly ReferenceEntry[],
  synonyms: readonly SynonymSource[],
): EngineWords {
  const index = indexReference(entries);
  return { ...index, meant: meantNames(entrySynonyms(synonyms, index)) };
}
