/** Scripts that are written from right to left, as ISO 15924 names them. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** In which direction a language is written. Not all browsers know that, but all know its script. */
export function languageDirection(code: string): 'ltr' | 'rtl' {
  try {
    return RIGHT_TO_LEFT.test(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}

/** Letters of scripts that are written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT_LETTER =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether any letter of a text is written from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT_LETTER.test(text);

/** In which direction a text is written: that of its first letter; null without one. */
export function textDirection(text: string): 'ltr' | 'rtl' | null {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return null;
  return hasRightToLeft(letter) ? 'rtl' : 'ltr';
}
