import { languageName } from '../../base/text/language-name';
import { studioMessages } from '../../config/messages/studio';

const { pseudo } = studioMessages.languages;

/** What a language is called: by its own name, or by what it is for if nobody speaks it. */
export function shownLanguage(code: string): string {
  return Object.hasOwn(pseudo, code) ? pseudo[code as keyof typeof pseudo] : languageName(code);
}
