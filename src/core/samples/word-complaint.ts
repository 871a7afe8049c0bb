/** Something wrong with a word that is meant for the engine, unless the word is the author's own. */
export interface WordComplaint {
  word: string;
  message: string;
  hint: string;
  /** When the word is right as it is: `the tag is your own`. */
  exception: string;
  /** The word that is meant, where it differs in capitals alone. */
  meant?: string;
}
