import { isMap, isSeq, LineCounter, parseDocument, type ParsedNode, type YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { yamlErrors } from '../../base/text/yaml-errors';
import { FieldReader } from './field-reader';

/** Parses a YAML file; `root` is null if it is empty or not valid, which the reader’s problems then say. */
export function readYaml(
  source: string,
  file: string,
): { root: ParsedNode | null; reader: FieldReader } {
  const lines = new LineCounter();
  const { errors, contents } = parseDocument(source, { lineCounter: lines });
  const reader = new FieldReader(lines, file);
  // The errors after the first only follow from it.
  for (const { line, reason, hint } of yamlErrors(source, errors.slice(0, 1), lines)) {
    reader.problems.push({
      severity: 'error',
      file,
      line,
      message: `This is not valid YAML: ${reason}.`,
      hint: hint ?? 'Check the indentation, and quote texts that contain “: ” or “ #”.',
    });
  }
  return { root: errors.length > 0 ? null : contents, reader };
}

interface ListWords {
  /** What the list is of, as in “a list of claims” and “a claim”. */
  of: string;
  one: string;
  /** How an item begins, and in which words that is said of all of them. */
  begin: string;
  each: string;
}

/** Reads a YAML file that is a list of mappings, each with `read`; whatever is none is left out and reported. */
export function readYamlList<T>(
  source: string,
  file: string,
  { of, one, begin, each }: ListWords,
  read: (item: YAMLMap, reader: FieldReader) => readonly T[],
): { items: T[]; problems: Problem[] } {
  const { root, reader } = readYaml(source, file);
  if (root !== null && !isSeq(root)) {
    reader.report(root, `This is not a list of ${of}.`, `Begin ${each} with “${begin}”.`);
  }
  const items = (isSeq(root) ? root.items : []).flatMap((item): readonly T[] => {
    if (isMap(item)) return read(item, reader);
    reader.report(item, `This is not ${one}.`, `Begin it with “${begin}”.`);
    return [];
  });
  return { items, problems: reader.problems };
}
