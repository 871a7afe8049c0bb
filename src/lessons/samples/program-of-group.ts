import type { SampleGroup } from '../../docs/document/samples/group-samples';
import type { InkProgram } from '../../ink/compile/compile-ink';

/** The text of a group of samples as the compiler reads it. */
export function programOfGroup({ samples, files }: SampleGroup): InkProgram {
  const texts = Object.entries(files).map(
    ([name, index]) => [name, samples[index]?.source ?? ''] as const,
  );
  return { source: samples[0].source, files: Object.fromEntries(texts) };
}
