import { UNDETERMINED } from '../../base/text/language-name';
import type { LanguageTable, Translation } from '../../ink/languages/language-table';
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

/** The texts of a table that a link can carry; without those that are not translated. */
export function linkLanguage({ code, entries }: LanguageTable): LinkLanguage {
  return {
    code,
    texts: entries
      .filter(({ original, text }) => text !== '' && isInProportion(original, text))
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
