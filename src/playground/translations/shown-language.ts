import { languageName } from '../../base/text/language-name';
import { currentLocale } from '../../config/current-locale';
import { studioMessages } from '../../config/messages/studio';

const { pseudo } = studioMessages.languages;

/** What a language is called in a menu: by its own name, or by what it is for if nobody speaks it. */
export function shownLanguage(code: string): string {
  return purposeOf(code) ?? languageName(code);
}

/** What a language is called in a sentence of this site, whose reader need not read it. */
export function languageInWords(code: string): string {
  const names = new Intl.DisplayNames([currentLocale.code], { type: 'language' });
  return purposeOf(code) ?? names.of(code) ?? code;
}

function purposeOf(code: string): string | null {
  return Object.hasOwn(pseudo, code) ? pseudo[code as keyof typeof pseudo] : null;
}
