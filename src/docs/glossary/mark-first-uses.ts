import { escapeRegExp } from '../../base/text/escape-reg-exp';
import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { termTipId, type GlossaryTerm } from './glossary-term';

/** More marks on one page would be clutter. */
const MARKS_PER_PAGE = 12;

const TEXT_BLOCKS = new Set(['p', 'li', 'dd']);
const HEADING = /^h[1-6]$/;

/** Links, and elements that are not prose or too small for a mark. */
const UNTOUCHED = new Set([
  ...['a', 'abbr', 'code', 'dt', 'figure', 'kbd', 'pre', 'table'],
  ...['Card', 'CodeBlock', 'FileTree', 'Figure', 'Image', 'Kbd', 'Term', 'Transcript'],
]);

const SENTENCE_END = /[.!?:;]["”’)]*(?=\s|$)/;

interface FirstUseOptions {
  /** The page’s doc id; terms that the page explains are only marked before the explanation. */
  docId: string;
  /** Returns the address of a term in the glossary. */
  hrefOf: (term: GlossaryTerm) => string;
}

/**
 * Turns the first use of each term in running text into a `Term`: one per sentence, twelve per page, none in
 * headings, links, code and tables.
 */
export function markFirstUses(
  tree: readonly DocumentNode[],
  terms: readonly GlossaryTerm[],
  { docId, hrefOf }: FirstUseOptions,
): DocumentNode[] {
  if (terms.length === 0) return [...tree];
  const byWord = wordsOf(terms);
  const pattern = wordPattern([...byWord.keys()]);
  const isExplainedAt = (term: GlossaryTerm, place: string) => term.page === place;
  const open = new Set(terms.filter((term) => term.isMarked && !isExplainedAt(term, docId)));
  let marks = 0;
  let isSentenceFree = true;

  const markText = (text: string): DocumentNode[] => {
    const nodes: DocumentNode[] = [];
    let from = 0;
    for (const { 0: word, index } of text.matchAll(pattern)) {
      isSentenceFree ||= SENTENCE_END.test(text.slice(from, index));
      const term = byWord.get(word.toLowerCase().replace(/\s+/g, ' '));
      if (!term || !isSentenceFree || !open.has(term) || marks === MARKS_PER_PAGE) continue;
      if (index > from) nodes.push(text.slice(from, index));
      nodes.push(['Term', { href: hrefOf(term), tip: termTipId(term) }, word]);
      open.delete(term);
      marks += 1;
      isSentenceFree = false;
      from = index + word.length;
    }
    const rest = text.slice(from);
    isSentenceFree ||= SENTENCE_END.test(rest);
    return rest === '' ? nodes : [...nodes, rest];
  };

  const markElement = (element: DocumentElement, isText: boolean): DocumentElement => {
    const [name, props, ...children] = element;
    if (HEADING.test(name)) {
      const id = props !== 0 && typeof props.id === 'string' ? props.id : '';
      const place = `${docId}#${id}`;
      for (const term of open) if (isExplainedAt(term, place)) open.delete(term);
      return element;
    }
    if (UNTOUCHED.has(name)) return element;
    const isBlock = TEXT_BLOCKS.has(name);
    if (isBlock) isSentenceFree = true;
    return [name, props, ...markNodes(children, isText || isBlock)];
  };

  const markNodes = (nodes: readonly DocumentNode[], isText: boolean): DocumentNode[] =>
    nodes.flatMap((node): DocumentNode[] => {
      if (typeof node !== 'string') return [markElement(node, isText)];
      return isText && node !== '' ? markText(node) : [node];
    });

  return markNodes(tree, false);
}

/** The term of each word; null for words to be left alone. */
function wordsOf(terms: readonly GlossaryTerm[]): Map<string, GlossaryTerm | null> {
  return new Map([
    ...terms.flatMap((term) =>
      [term.term, ...term.forms].map((word) => [word.toLowerCase(), term] as const),
    ),
    ...terms.flatMap(({ unmarked }) => unmarked.map((word) => [word.toLowerCase(), null] as const)),
  ]);
}

/** Finds whole words; of two that start alike, the longer one. */
function wordPattern(words: readonly string[]): RegExp {
  const alternatives = [...words]
    .sort((left, right) => right.length - left.length)
    .map((word) => escapeRegExp(word).replaceAll(' ', '\\s+'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_-])`,
    'giu',
  );
}
