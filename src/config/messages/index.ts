import { currentLocale } from '../current-locale';
import { en } from './en';

/** The interface’s texts: every language has the same keys as English. */
export type Messages = Translatable<typeof en>;

/** The same keys with any texts. */
export type Translatable<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...words: infer Words) => string
      ? (...words: Words) => string
      : Translatable<T[Key]>;
};

const messagesByLocale: Record<string, Messages> = { en };

/** The interface’s texts in the language of this build; English if there is no translation. */
export const messages: Messages = messagesByLocale[currentLocale.code] ?? en;
