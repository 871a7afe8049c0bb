import { isMap, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { yamlErrors } from '../../base/text/yaml-errors';
import { FieldReader } from './field-reader';
import type { Schema } from './reference-schema';

/** A line of the file: what readers type, and what it is called here. */
export interface SynonymSource {
  written: string[];
  name: string;
  meaning: string;
  /** Id of the doc that explains it, with an optional anchor. */
  page: string;
  words: string;
  /** Entries of the reference that do it, as written in code: `# AUTO_CHOICE`, `[b]`. */
  entries: string[];
  line: number;
}

const schema: Schema = {
  written: { type: 'texts', isRequired: true },
  name: { type: 'text', isRequired: true },
  meaning: { type: 'meaning', isRequired: true },
  page: { type: 'page', isRequired: true },
  words: { type: 'text', isRequired: false },
  entries: { type: 'texts', isRequired: false },
};

/** Parses `search-synonyms.yaml`; whatever cannot be read is left out and reported. */
export function parseSearchSynonyms(
  source: string,
  file: string,
): { synonyms: SynonymSource[]; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const reader = new FieldReader(lines, file);
  for (const { line, reason, hint } of yamlErrors(source, document.errors, lines)) {
    reader.problems.push({
      severity: 'error',
      file,
      line,
      message: `This is not valid YAML: ${reason}.`,
      hint: hint ?? 'Check the indentation, and quote all signs.',
    });
  }
  const root = document.contents;
  if (reader.problems.length > 0 || root === null) {
    return { synonyms: [], problems: reader.problems };
  }
  if (!isSeq(root)) {
    reader.report(root, 'This is not a list.', 'Begin each line of it with “- written: […]”.');
    return { synonyms: [], problems: reader.problems };
  }
  const synonyms = root.items.flatMap((item): SynonymSource[] => {
    const node = item as Node;
    if (!isMap(node)) {
      reader.report(node, 'This is not a search synonym.', 'Begin it with “- written: […]”.');
      return [];
    }
    const name = reader.textOf(node.get('name', true));
    const fields = reader.readFields(node, schema, name === null ? 'this line' : `“${name}”`);
    if (fields === null) return [];
    // The schema guarantees these types.
    const read = fields as unknown as Omit<SynonymSource, 'words' | 'entries' | 'line'> &
      Partial<Pick<SynonymSource, 'words' | 'entries'>>;
    const { words = read.name.toLowerCase(), entries = [] } = read;
    return [{ ...read, words, entries, line: reader.lineOf(node) }];
  });
  return { synonyms, problems: reader.problems };
}
