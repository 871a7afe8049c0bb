import { LineCounter, parseDocument, type ParsedNode } from 'yaml';
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
