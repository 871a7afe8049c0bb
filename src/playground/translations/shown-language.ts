import { languageName } from '../../base/text/language-name';
import { languageInWords as nameInWords } from '../../config/messages/language-in-words';
import { studioMessages } from '../../config/messages/studio';

const { pseudo } = studioMessages.languages;

/** What a language is called in a menu: by its own name, or by what it is for if nobody speaks it. */
export function shownLanguage(code: string): string {
  return purposeOf(code) ?? languageName(code);
}

/** The same in a sentence of this site, whose reader need not read that language. */
export function languageInWords(code: string): string {
  return purposeOf(code) ?? nameInWords(code);
}

function purposeOf(code: string): string | null {
  return Object.hasOwn(pseudo, code) ? pseudo[code as keyof typeof pseudo] : null;
}
