/** A work of somebody who says that it is made with the engine. */
export interface MadeWith {
  /** Its anchor, made from the title. */
  id: string;
  title: string;
  /** The language of the title and the work, if it is not English: `ru`. */
  language?: string;
  by: string;
  /** What it is, in Markdown. */
  about: string;
  /** Where it is played. */
  play?: string;
  /** Where its source is. */
  source: string;
  /** Where its maker says what it is made with. */
  said: string;
}
