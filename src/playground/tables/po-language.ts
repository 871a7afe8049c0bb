import { languageTag } from '../../ink/story/language-tag';

/** The scripts that gettext has at the end of a language. */
const SCRIPTS: Readonly<Record<string, string>> = { latin: 'Latn', cyrillic: 'Cyrl' };

/** A language as gettext writes it, `pt_BR` or `sr@latin`, in the form of `lang` attributes; null if it is none. */
export function poLanguage(written: string): string | null {
  const [code = '', variant = ''] = written.trim().split('@');
  const [language = '', ...rest] = code.replaceAll('_', '-').split('-');
  const script = SCRIPTS[variant.toLowerCase()];
  return languageTag([language, ...(script === undefined ? [] : [script]), ...rest].join('-'));
}

/** The language that a gettext file says it is in, without reading the rest of it. */
export function headerLanguage(text: string): string | null {
  return poLanguage(/^(?:msgstr )?"(?:[^"\n]*\\n)?Language: *([\w@-]+)/m.exec(text)?.[1] ?? '');
}
