import type { AttributeValue } from '../../base/tree/document-tree';
import { groupSamples } from '../../docs/document/samples/group-samples';
import { readInkSample } from '../../docs/document/samples/read-ink-sample';
import { checkGroup } from '../../lessons/samples/check-group';

/** The map of a sample with this code, as a document tree has it. */
export function makeSampleMap(code: string): AttributeValue {
  const sample = readInkSample({ language: 'ink', code, meta: 'map', line: 1 });
  const [group] = groupSamples([sample]);
  const map = group === undefined ? null : checkGroup(group).map;
  if (map === null) throw new Error('The sample has no map.');
  return map as unknown as AttributeValue;
}
