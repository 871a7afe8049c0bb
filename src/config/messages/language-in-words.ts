import { currentLocale } from '../current-locale';

/** What readers of this site call a language: `German`; its code if the browser does not know it. */
export function languageInWords(code: string): string {
  return new Intl.DisplayNames([currentLocale.code], { type: 'language' }).of(code) ?? code;
}
