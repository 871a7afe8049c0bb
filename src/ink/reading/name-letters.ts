/** The letters that ink’s compiler takes in names: the ranges of `InkParser` in inkjs. */
const INK_NAME =
  /^[\w\u00c0-\u024f\u0370-\u03ff\u0400-\u0481\u048a-\u04ff\u0531-\u0556\u0561-\u0587\u0590-\u06ff\uac00-\ud7af\u4e00-\u9fff]+$/;
/** The same names as the grammar, which colours and finds them, reads them. */
const GRAMMAR_NAME = /^[\p{L}\d_]+$/u;

/** Whether a word consists of what ink and its grammar take in names. */
export const hasNameLetters = (word: string): boolean =>
  INK_NAME.test(word) && GRAMMAR_NAME.test(word);
