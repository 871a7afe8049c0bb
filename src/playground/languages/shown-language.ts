import { languageName } from '../../base/text/language-name';
import { languagesMessages } from '../../config/messages/languages';
import { PSEUDO_LANGUAGES } from '../../ink/languages/pseudo-language';

/** What a language is called: by its own name, or by what it is for if nobody speaks it. */
export function shownLanguage(code: string): string {
  const pseudo = PSEUDO_LANGUAGES.find((other) => other === code);
  return pseudo === undefined ? languageName(code) : languagesMessages.pseudo[pseudo];
}
