import { wordStem } from '../../base/text/word-stem';
import type { AttributeValue, DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { searchMessages } from '../../config/messages/search';
import { collectHeadings } from '../document/collect';
import { plainText } from '../document/plain-text';
import { replaceComponent } from '../document/replace-component';
import type { SynonymSource } from '../reference/parse-search-synonyms';
import { firstSentence } from './first-sentence';
import { splitWords } from './split-words';
import type { Symptom } from './symptom';

type Synonym = Pick<SynonymSource, 'written' | 'page' | 'words'>;

const TEXT = new Set(['p', 'ul', 'ol', 'table', 'dl', 'Admonition']);

/** Gives each `<SymptomFinder>` the entries of its page: its third-level headings and what is below them. */
export function drawSymptomFinder(
  tree: DocumentNode[],
  docId: string,
  synonyms: readonly Synonym[],
): DocumentNode[] {
  const symptoms = collectSymptoms(tree, docId, synonyms) as unknown as AttributeValue;
  return replaceComponent(tree, 'SymptomFinder', () => [['SymptomFinder', { symptoms }]]);
}

/** The entries of a page, in order. */
export function collectSymptoms(
  tree: readonly DocumentNode[],
  docId: string,
  synonyms: readonly Synonym[],
): Symptom[] {
  const others = synonyms.map(readOtherWords);
  const entries: { heading: DocumentElement; text: DocumentElement[] }[] = [];
  let isInEntry = false;
  for (const node of tree) {
    if (typeof node === 'string') continue;
    if (/^h[23]$/.test(node[0])) isInEntry = node[0] === 'h3';
    if (node[0] === 'h3') entries.push({ heading: node, text: [] });
    else if (isInEntry && TEXT.has(node[0])) entries.at(-1)?.text.push(node);
  }
  return entries.flatMap(({ heading, text }): Symptom[] => {
    const [found] = collectHeadings([heading]);
    if (found === undefined) return [];
    const { id, label: title } = found;
    const titleWords = splitWords(plainText(title));
    const known = new Set([...titleWords, ...searchMessages.smallWords]);
    const words = new Set(splitWords(plainText(text)));
    return [
      {
        id,
        title,
        answer: answerOf(text),
        phrases: phrasesFor([`${docId}#${id}`, ...pagesLinked(text, docId)], titleWords, others),
        words: [...words].filter((word) => !known.has(word)).join(' '),
      },
    ];
  });
}

/** The first sentence of the last paragraph with a label: “**Fix.** Give it a path.” */
function answerOf(text: readonly DocumentElement[]): DocumentNode[] {
  const labelled = text.filter(([name, , first]) => name === 'p' && isLabel(first));
  const [, , , ...rest] = labelled.at(-1) ?? ['p', 0];
  return firstSentence(rest);
}

function isLabel(node: DocumentNode | undefined): boolean {
  return Array.isArray(node) && node[0] === 'strong';
}

/** The other docs that some nodes link to, as synonyms name them: `ink-basics/intro#sticky`. */
function pagesLinked(nodes: readonly DocumentNode[], docId: string): string[] {
  return nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const [name, props, ...children] = node;
    if (name !== 'a' || props === 0 || typeof props.href !== 'string') {
      return pagesLinked(children, docId);
    }
    const { pathname, hash } = new URL(props.href, `file:///${docId}`);
    const doc = pathname.slice(1).replace(/\.mdx$/, '');
    return doc === docId ? [] : [`${doc}${hash}`];
  });
}

/** A synonym and its words without signs, each with its stem. */
interface OtherWords {
  synonym: Synonym;
  words: { word: string; stem: string }[];
}

function readOtherWords(synonym: Synonym): OtherWords {
  const words = [...synonym.written, synonym.words].filter((word) => /^\p{L}+$/u.test(word));
  return { synonym, words: words.map((word) => ({ word, stem: wordStem(word) })) };
}

/** What the search takes for the entry or for a page it links to, and other words for those in its title. */
function phrasesFor(
  pages: readonly string[],
  titleWords: readonly string[],
  synonyms: readonly OtherWords[],
): string[] {
  const stems = new Set(titleWords.map(wordStem));
  const isOwn = ({ synonym }: OtherWords) => pages.includes(synonym.page);
  const own = synonyms.filter(isOwn).flatMap(({ synonym }) => synonym.written);
  const others = synonyms
    .filter((one) => !isOwn(one) && one.words.some(({ stem }) => stems.has(stem)))
    .flatMap(({ words }) => words.filter(({ stem }) => !stems.has(stem)).map(({ word }) => word));
  return [...new Set([...own, ...others])];
}
