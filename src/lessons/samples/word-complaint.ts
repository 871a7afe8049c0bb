/** A problem with a word that is meant for the engine, unless the author defines that word. */
export interface WordComplaint {
  word: string;
  message: string;
  hint: string;
  /** The case in which the word is correct: `the tag is your own`. */
  exception: string;
  /** The word that is meant, if it differs only in case. */
  meant?: string;
}
