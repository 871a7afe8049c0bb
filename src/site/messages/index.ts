import { currentLocale } from '../current-locale';
import { en } from './en';

/** The words of the interface: every language has the same keys as English, with words of its own. */
export type Messages = Translatable<typeof en>;

/** The same keys, with any words. */
export type Translatable<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...words: infer Words) => string
      ? (...words: Words) => string
      : Translatable<T[Key]>;
};

const messagesByLocale: Record<string, Messages> = { en };

/** The words of the interface in the language of this build; English where it has none of its own. */
export const messages: Messages = messagesByLocale[currentLocale.code] ?? en;
