import type { Scalar, YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import type { FieldReader } from '../../docs/reference/field-reader';
import { readYamlList } from '../../docs/reference/read-yaml';
import type { Shapes } from '../claims/claim-shapes';
import { readShapedFields } from '../claims/read-shape';
import type { SlipEntry } from './slip-entry';

const shapes: Shapes = {
  note: 'text',
  from: 'text',
  line: 'count',
  quiet: 'flag',
  files: 'map',
  ink: 'text',
  mended: 'text',
  silent: 'text',
};

const REQUIRED = ['note', 'from', 'ink', 'silent'];

/** Parses a file of slips, a list; whatever cannot be read is left out and reported. */
export function parseSlips(
  source: string,
  file: string,
): { slips: SlipEntry[]; problems: Problem[] } {
  const words = { of: 'slips', one: 'a slip', begin: '- note: …', each: 'each slip' };
  const { items, problems } = readYamlList(source, file, words, (item, reader) =>
    readSlip(item, reader, file),
  );
  return { slips: items, problems };
}

function readSlip(node: YAMLMap, reader: FieldReader, file: string): SlipEntry[] {
  const fields = readShapedFields(node, shapes, 'A slip', reader);
  if (fields === null) return [];
  const missing = REQUIRED.filter((key) => fields[key] === undefined);
  for (const key of missing)
    reader.report(node, `The slip has no “${key}”.`, `Add “${key}: …” to it.`, key);
  if (missing.length > 0) return [];
  const { note, ink, mended = null, silent, files = {}, line = 1, quiet = false } = fields;
  const inkNode = node.get('ink', true) as unknown as Scalar;
  const isBlock = inkNode.type?.startsWith('BLOCK') === true;
  const inkLine = reader.lineOf(inkNode) + (isBlock ? 1 : 0);
  // The shapes guarantee these types.
  return [{ file, inkLine, note, ink, mended, silent, files, line, isQuiet: quiet } as SlipEntry];
}
