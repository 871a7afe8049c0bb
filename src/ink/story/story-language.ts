import { languageTag } from './language-tag';

type Config = Readonly<Record<string, unknown>>;

/**
 * The language of a story, as `lang` attributes need it (BCP 47): the `language` of its configuration. Null if that is
 * not set, or is no language. The engine calls Ukrainian `ua`.
 */
export function storyLanguage({ language }: Config): string | null {
  return typeof language === 'string' ? languageTag(language === 'ua' ? 'uk' : language) : null;
}
