import { UNDETERMINED } from '../../base/text/language-name';
import type { Dictionary } from '../../config/messages/translate-words';
import {
  PLAYER_PLACE,
  type LanguageTable,
  type Translation,
} from '../../ink/languages/language-table';
import { languageTag } from '../../ink/story/language-tag';
import { isRecord } from '../../ink/story/story-program';

/** A translation as a link carries it: the place of each text, the text, and what it is in the language. */
export interface LinkLanguage {
  code: string;
  texts: readonly (readonly [place: string, original: string, text: string])[];
}

/** How many languages a link may bring, and how many letters of translations. */
const MAX_LANGUAGES = 20;
export const MAX_LANGUAGE_LETTERS = 128 * 1024;

/** A translation may be longer than its text, but not without end: a text can be in a story ten thousand times. */
const isInProportion = (original: string, text: string): boolean =>
  text.length <= 500 + 8 * original.length;

/**
 * The texts of a table that a link can carry; without those that are not translated, and without the words of the player
 * if they are `ours`: this site has them.
 */
export function linkLanguage(
  { code, entries }: LanguageTable,
  ours: Dictionary = {},
): LinkLanguage {
  const isOfPlayer = ({ place }: Translation): boolean => place === PLAYER_PLACE;
  const hasOwn = entries.some((one) => isOfPlayer(one) && one.text !== ours[one.original]);
  return {
    code,
    texts: entries
      .filter((one) => one.text !== '' && isInProportion(one.original, one.text))
      .filter((one) => hasOwn || !isOfPlayer(one))
      .map(({ place, original, text }) => [place, original, text] as const),
  };
}

/** The table of a translation that came in a link. */
export function tableOfLink({ code, texts }: LinkLanguage): LanguageTable {
  const entries = texts.map(([place, original, text]): Translation => ({
    place,
    original,
    text,
    isToCheck: false,
  }));
  return { code, entries, kept: [] };
}

/** Validates the translations of a link; null if they are anything else. */
export function parseLanguages(value: unknown): LinkLanguage[] | null {
  if (!Array.isArray(value) || value.length > MAX_LANGUAGES) return null;
  let letters = 0;
  const languages: LinkLanguage[] = [];
  for (const language of value as unknown[]) {
    if (!isRecord(language) || !Array.isArray(language.texts)) return null;
    const { code, texts } = language;
    const isKnown = typeof code === 'string' && code !== UNDETERMINED && languageTag(code) === code;
    if (!isKnown || languages.some((one) => one.code === code) || !texts.every(isText)) return null;
    letters += texts.flat().join('').length;
    languages.push({ code, texts });
  }
  return letters > MAX_LANGUAGE_LETTERS ? null : languages;
}

function isText(value: unknown): value is [string, string, string] {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [place, original, text] = value as unknown[];
  return (
    typeof place === 'string' &&
    typeof original === 'string' &&
    typeof text === 'string' &&
    isInProportion(original, text)
  );
}
