import type { Problem } from '../../core/problems/problem';
import { indexReference } from '../../core/reference/index-reference';
import type { ReferenceEntry } from '../../core/reference/reference-entry';
import { checkEngineWords } from '../../core/samples/check-engine-words';
import { isInk, readInkSample } from '../../core/samples/read-ink-sample';
import type { SampledDoc } from './check-samples';

/** Holds the tags and markup in every ink sample of the pages against the reference. */
export function checkSampleWords(
  docs: readonly SampledDoc[],
  entries: readonly ReferenceEntry[],
): Problem[] {
  const index = indexReference(entries);
  return docs.flatMap(({ file, codeSamples }) =>
    codeSamples
      .filter(isInk)
      .flatMap((fence) => checkEngineWords(readInkSample(fence), index, file)),
  );
}
