type Config = Readonly<Record<string, unknown>>;

/**
 * The language of a story, as `lang` attributes need it (BCP 47): the `language` of its configuration. Null if that is
 * not set, or is no language. The engine calls Ukrainian `ua`.
 */
export function storyLanguage({ language }: Config): string | null {
  if (typeof language !== 'string' || language === '') return null;
  try {
    return Intl.getCanonicalLocales(language === 'ua' ? 'uk' : language)[0] ?? null;
  } catch {
    return null;
  }
}
