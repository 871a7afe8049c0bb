import { escapeRegExp } from '../../base/text/escape-reg-exp';
import { soughtText } from '../../base/text/fold';
import { nearestName } from '../../base/text/nearest-name';
import { wordStem } from '../../base/text/word-stem';
import type { DocumentNode } from '../../base/tree/document-tree';
import { symptomFinderMessages } from '../../config/messages/symptom-finder';
import { plainText } from '../document/plain-text';
import { splitWords } from './split-words';
import type { Symptom } from './symptom';

/** How much a word says about an entry, by its place there. */
const TITLE = 3;
const PHRASE = 2;
const TEXT = 1;
/** A beginning or another spelling is a weaker match than the word. */
const BEGINNING = 0.8;
const CORRECTED = 0.5;
/** All words of a phrase together say more than each alone. */
const WHOLE_PHRASE = 1.1;
/** Shares of the typed words, and of the best match, below which an entry is left out. */
const LEAST_SHARE = 0.4;
const LEAST_OF_BEST = 0.65;
/** A quoted word is no message. */
const SHORTEST_MESSAGE = 12;

/** The stem of the first word of each group, by the stems of all its words. */
const SAME_STEMS = new Map(
  symptomFinderMessages.sameWords.flatMap((group) => {
    const stems = group.split(' ').map(wordStem);
    return stems.map((stem) => [stem, stems[0] ?? stem] as const);
  }),
);

interface Row {
  symptom: Symptom;
  title: string;
  messages: RegExp[];
  phrases: string[][];
  /** The stems of its words, with their weights. */
  stems: Map<string, number>;
}

interface AskedWord {
  /** How well each row has the word; rows without it are absent. */
  fits: Map<Row, number>;
  /** How rare it is. */
  weight: number;
}

/**
 * The entries that match what a reader types or pastes, best first: words in any order, beginnings of words, other
 * spellings, or a message with the reader’s own names and line numbers. `small` words are ignored.
 */
export function findSymptoms(
  symptoms: readonly Symptom[],
  typed: string,
  small: readonly string[],
): Symptom[] {
  const rows = symptoms.map(readRow);
  const sought = soughtText(typed);
  const all = splitWords(sought.replace(/n['’]t\b/giu, ' not'));
  const telling = all.filter((word) => !small.includes(word));
  const asked = telling.length === 0 ? all : telling;
  if (asked.length === 0) {
    const signs = sought.trim();
    return rows.filter(({ title }) => title.includes(signs)).map(({ symptom }) => symptom);
  }
  const words = [...new Map(asked.map((word) => [meaningOf(wordStem(word)), word])).values()].map(
    (word) => readWord(word, rows),
  );
  const most = words.reduce((sum, { weight }) => sum + weight, 0);
  const stems = all.map(wordStem).map(meaningOf);
  const matches = rows.flatMap((row) => {
    const own = words.filter(({ fits }) => fits.has(row));
    const share = own.reduce((sum, { weight }) => sum + weight, 0) / most;
    const sum = own.reduce((score, { fits, weight }) => score + weight * (fits.get(row) ?? 0), 0);
    const quoted = lengthOfMessage(row, typed);
    if (quoted === 0 && !(share >= LEAST_SHARE)) return [];
    return [{ row, quoted, sum: hasPhrase(row, stems) ? sum * WHOLE_PHRASE : sum }];
  });
  const best = Math.max(...matches.map(({ sum }) => sum));
  return matches
    .filter(({ quoted, sum }) => quoted > 0 || sum >= best * LEAST_OF_BEST)
    .sort((left, right) => right.quoted - left.quoted || right.sum - left.sum)
    .map(({ row }) => row.symptom);
}

function readRow(symptom: Symptom): Row {
  const { title, phrases, words } = symptom;
  const stems = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of splitWords(text).map(wordStem)) {
      // The word itself is kept, so that its beginning is found while it is typed.
      for (const stem of [word, meaningOf(word)]) {
        stems.set(stem, Math.max(stems.get(stem) ?? 0, weight));
      }
    }
  };
  add(plainText(title), TITLE);
  for (const phrase of phrases) add(phrase, PHRASE);
  add(words, TEXT);
  return {
    symptom,
    title: plainText(title).toLowerCase(),
    messages: messagesIn(title),
    phrases: phrases
      .map((phrase) => splitWords(phrase).map(wordStem).map(meaningOf))
      .filter(({ length }) => length > 1),
    stems,
  };
}

/** The messages that a title quotes; “…” in one stands for anything. */
function messagesIn(title: readonly DocumentNode[]): RegExp[] {
  return title.flatMap((node) => {
    if (typeof node === 'string') return [];
    const message = plainText([node]);
    if (node[0] !== 'code' || message.length < SHORTEST_MESSAGE)
      return messagesIn(node.slice(2) as DocumentNode[]);
    const parts = message.split('…').map((part) => escapeRegExp(part.trim()));
    return [new RegExp(parts.join('.*'), 'is')];
  });
}

/** The length of the longest message of a title that was typed; 0 if none was. */
function lengthOfMessage({ messages }: Row, typed: string): number {
  const found = messages.filter((message) => message.test(typed));
  return Math.max(0, ...found.map(({ source }) => source.length));
}

function hasPhrase({ phrases }: Row, stems: readonly string[]): boolean {
  return phrases.some((phrase) => phrase.every((stem) => stems.includes(stem)));
}

function readWord(word: string, rows: readonly Row[]): AskedWord {
  const stem = meaningOf(wordStem(word));
  const fits = rowsWith(stem, rows);
  if (fits.size > 0) return { fits, weight: rarity(fits.size, rows.length) };
  const corrected = /^\p{L}{5,}$/u.test(word) ? correct(stem, rows) : null;
  if (corrected === null) return { fits, weight: 0 };
  const near = [...rowsWith(corrected, rows)].map(([row, fit]) => [row, fit * CORRECTED] as const);
  return { fits: new Map(near), weight: rarity(near.length, rows.length) };
}

/** The most similar word of the entries, of their titles first; few people misspell the first letter. */
function correct(stem: string, rows: readonly Row[]): string | null {
  const known = rows
    .flatMap(({ stems }) => [...stems])
    .filter(([word]) => word.startsWith(stem.charAt(0)));
  const byPlace = known.sort(([, left], [, right]) => right - left).map(([word]) => word);
  return nearestName(stem, byPlace);
}

function rowsWith(stem: string, rows: readonly Row[]): Map<Row, number> {
  const fits = new Map<Row, number>();
  for (const row of rows) {
    let best = row.stems.get(stem) ?? 0;
    for (const [own, weight] of row.stems) {
      if (begins(own, stem)) best = Math.max(best, weight * BEGINNING);
    }
    if (best > 0) fits.set(row, best);
  }
  return fits;
}

/** Whether one stem is the other with an ending, or its beginning: “stop” and “stopp”, “backgr” and “background”. */
function begins(own: string, stem: string): boolean {
  if (stem.length > 2 && own.startsWith(stem)) return true;
  return own.length > 3 && stem.startsWith(own) && stem.length - own.length < 3;
}

/** One stem for all words that readers use for the same thing: “image” and “picture”. */
function meaningOf(stem: string): string {
  return SAME_STEMS.get(stem) ?? stem;
}

function rarity(count: number, all: number): number {
  return Math.log((all + 1) / (count + 0.5));
}
