import { currentLocale } from '../current-locale';

/** The same keys with any texts. */
export type Translatable<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...words: infer Words) => string
      ? (...words: Words) => string
      : Translatable<T[Key]>;
};

/** Selects the texts in the language of this build, by its code; English where there is no translation. */
export function translated<T>(
  texts: { en: Translatable<T> } & Record<string, Translatable<T>>,
): Translatable<T> {
  return texts[currentLocale.code] ?? texts.en;
}
