import type { Translatable } from './translated';

/** Translations by their English texts; what a function puts into its text is `{1}`, `{2}` … in both. */
export type Dictionary = Readonly<Record<string, string>>;

/** Words, or what makes them of others. */
type Leaf = string | ((...words: never[]) => string);
/** Words in groups. */
export interface WordTree {
  readonly [name: string]: Leaf | WordTree;
}

/** All texts of some words, each once, in their order. */
export function textsOf(words: WordTree): string[] {
  const texts = Object.values(words).flatMap((word) =>
    isLeaf(word) ? [textOf(word)] : textsOf(word),
  );
  return [...new Set(texts)];
}

/** The same words in another language; what that does not have stays as it is. */
export function translateWords<Words extends WordTree>(
  words: Words,
  dictionary: Dictionary,
): Translatable<Words> {
  const translate = (word: Leaf | WordTree): unknown => {
    if (!isLeaf(word)) return translateWords(word, dictionary);
    const text = textOf(word);
    const own = Object.hasOwn(dictionary, text) ? dictionary[text] : undefined;
    if (own === undefined) return word;
    return typeof word === 'string' ? own : (...given: (string | number)[]) => filled(own, given);
  };
  return Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, translate(word)]),
  ) as Translatable<Words>;
}

const PLACEHOLDER = /\{([1-9])\}/g;

/** The places in a text for what is put in, in their usual order: `{1}`, `{2}` …. */
export function placeholdersIn(text: string): string[] {
  return [...(text.match(PLACEHOLDER) ?? [])].sort();
}

/** Whether a translation has the places that its original has. */
export function hasSamePlaces(original: string, text: string): boolean {
  return placeholdersIn(original).join() === placeholdersIn(text).join();
}

function filled(text: string, given: readonly (string | number)[]): string {
  return text.replace(PLACEHOLDER, (sign, at: string) => `${given[Number(at) - 1] ?? sign}`);
}

function isLeaf(word: Leaf | WordTree): word is Leaf {
  return typeof word !== 'object';
}

/** What a leaf says, with places for what is put in. */
function textOf(word: Leaf): string {
  if (typeof word === 'string') return word;
  const places = Array.from({ length: word.length }, (_, index) => `{${index + 1}}`);
  return (word as (...words: string[]) => string)(...places);
}
