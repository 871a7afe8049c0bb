/** What a fence promises of its ink: a whole story, a piece of one, or a mistake that is shown. */
export type SampleKind = 'complete' | 'fragment' | 'failing';

/** A fenced ink sample as its fence describes it. */
export interface InkSample {
  kind: SampleKind;
  /** Words of the message that a failing sample must cause; null for the other kinds. */
  failsWith: string | null;
  /** Whether names that the sample does not declare are made up for the compiler. */
  isPiece: boolean;
  /** Numbers of the choices to play for the transcript, or null for no transcript. */
  transcriptChoices: number[] | null;
  /** Tags that belong to the author of the sample, not to the engine. */
  ownTags: string[];
  /** Name by which other samples of the page `INCLUDE` this one. */
  name: string | null;
  /** What the compiler reads; its line n stands n lines below the fence. */
  source: string;
  /** Line of the fence in the page's file, from 1. */
  line: number;
}
