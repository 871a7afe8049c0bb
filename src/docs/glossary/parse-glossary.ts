import { slug } from 'github-slugger';
import { isMap, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { yamlErrors } from '../../base/text/yaml-errors';
import { FieldReader } from '../reference/field-reader';
import { glossarySchema } from './glossary-schema';
import type { GlossaryTerm } from './glossary-term';

/** The glossary: its terms in alphabetical order, the line of each by id, and all problems. */
export interface ParsedGlossary {
  terms: GlossaryTerm[];
  lines: ReadonlyMap<string, number>;
  problems: Problem[];
}

/** A term as written in the file. */
interface TermFields {
  term: string;
  forms?: string[];
  meaning: string;
  details?: string;
  page?: string;
  firstUse?: boolean;
  unmarked?: string[];
}

interface Placed {
  term: GlossaryTerm;
  node: Node;
}

/** Parses `glossary.yaml`, a list of terms; what cannot be read is skipped and reported. */
export function parseGlossary(source: string, file: string): ParsedGlossary {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const reader = new FieldReader(lines, file);
  const { problems } = reader;
  for (const { line, reason, hint } of yamlErrors(source, document.errors, lines)) {
    problems.push({
      severity: 'error',
      file,
      line,
      message: `This is not valid YAML: ${reason}.`,
      hint:
        hint ??
        'Check the indentation, and quote texts that contain “: ” or “ #”, or start with a special character.',
    });
  }
  const root = document.contents;
  if (problems.length > 0 || root === null) return { terms: [], lines: new Map(), problems };
  if (!isSeq(root)) {
    reader.report(root, 'This is not a list of terms.', 'Begin each term with “- term: …”.');
    return { terms: [], lines: new Map(), problems };
  }
  const placed = withoutDuplicates(
    root.items.flatMap((item) => readTerm(item as Node, reader)),
    reader,
  );
  const terms = placed.map(({ term }) => term);
  return {
    terms: terms.sort((left, right) => left.term.localeCompare(right.term, 'en')),
    lines: new Map(placed.map(({ term, node }) => [term.id, reader.lineOf(node)])),
    problems,
  };
}

function readTerm(node: Node, reader: FieldReader): Placed[] {
  if (!isMap(node)) {
    reader.report(node, 'This is not a term.', 'Begin it with “- term: …”.');
    return [];
  }
  const name = reader.textOf(node.get('term', true));
  const fields = reader.readFields(node, glossarySchema, name === null ? 'this term' : `“${name}”`);
  if (fields === null) return [];
  // `glossarySchema` has checked these fields.
  const {
    term,
    forms = [],
    firstUse = true,
    unmarked = [],
    ...texts
  } = fields as unknown as TermFields;
  return [{ node, term: { id: slug(term), term, forms, unmarked, isMarked: firstUse, ...texts } }];
}

function withoutDuplicates(placed: readonly Placed[], reader: FieldReader): Placed[] {
  const owners = new Map<string, Placed>();
  return placed.filter((item) => {
    const words = [item.term.term, ...item.term.forms].map((word) => word.toLowerCase());
    const repeated = words.find((word, index) => owners.has(word) || words.indexOf(word) < index);
    if (repeated !== undefined) {
      const owner = owners.get(repeated) ?? item;
      reader.report(
        item.node,
        `“${repeated}” already belongs to “${owner.term.term}”, in line ${reader.lineOf(owner.node)}.`,
        'Each term or form belongs to a single entry: keep one of the two.',
      );
      return false;
    }
    for (const word of words) owners.set(word, item);
    return true;
  });
}
