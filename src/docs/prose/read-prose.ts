import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseMarkdown } from '../document/parse-markdown';
import { frontmatterFields } from '../frontmatter/frontmatter-fields';
import { parseFrontmatter } from '../frontmatter/parse-frontmatter';
import { piecesOfAttributes, piecesOfYaml, type ProsePiece } from './prose-pieces';
import { toProse } from './prose-tree';

/** A text with its Markdown, and the positions of its lines in the file. */
export interface Prose {
  /** Its parts; no sentence continues from one to the next. */
  roots: Root[];
  text: string;
  /** The line in the file of a line in the text, both from 1. */
  lineOf: (line: number) => number;
  /** Whether it is the text of a page, so that columns are those in the file. */
  isText: boolean;
}

const markdown = unified().use(remarkParse).freeze();
const FRONTMATTER_KEYS = new Set(
  Object.keys(frontmatterFields).filter((key) => /title|description|label/.test(key)),
);
const YAML_KEYS = new Set([
  ...['summary', 'details', 'notes', 'meaning', 'term', 'reason', 'category', 'description'],
  'label',
]);

/** The prose of a page: its text, and the values of its frontmatter and its components. */
export function proseOfPage(source: string): Prose[] {
  const { body } = parseFrontmatter(source, '');
  // Pages that cannot be parsed are reported elsewhere.
  const root = parseMarkdown(body, () => undefined);
  if (root === null) return [];
  const [head = ''] = /^---\r?\n[\s\S]*?^---/m.exec(source) ?? [];
  const yaml = head.replace(/^---/, '   ').replace(/---$/, '');
  const pieces = [...piecesOfYaml(yaml, FRONTMATTER_KEYS), ...piecesOfAttributes(root)];
  return [
    proseOfPieces(pieces),
    { roots: toProse(root, body), text: body, lineOf: (line) => line, isText: true },
  ];
}

/** The prose in the values of a YAML file. */
export function proseOfYaml(source: string): Prose[] {
  return [proseOfPieces(piecesOfYaml(source, YAML_KEYS))];
}

/** Joins many pieces into one text, so that they are parsed together. */
function proseOfPieces(pieces: readonly ProsePiece[]): Prose {
  const lines: string[] = [];
  const places: number[] = [];
  for (const { text, line } of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      lines.push(part);
      places.push(line + index);
    }
    lines.push('');
    places.push(line);
  }
  const text = lines.join('\n');
  return {
    roots: [markdown.parse(text)],
    text,
    lineOf: (line) => places[line - 1] ?? 1,
    isText: false,
  };
}
