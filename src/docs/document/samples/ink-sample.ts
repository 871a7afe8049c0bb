/** A fenced code block as written, for checks and queries. */
export interface CodeSample {
  language: string;
  code: string;
  meta: string;
  line: number;
}

/** What a fence says about its ink: a complete story, a fragment of one, or a deliberate mistake. */
export type SampleKind = 'complete' | 'fragment' | 'failing';

/** A fenced ink sample and what its fence says about it. */
export interface InkSample {
  kind: SampleKind;
  /** Words of the error message that a failing sample must cause; null for the other kinds. */
  failsWith: string | null;
  /** Whether names that the sample does not declare are replaced by stubs for the compiler. */
  isPiece: boolean;
  /** Numbers of the choices to play for the transcript, or null for no transcript. */
  transcriptChoices: number[] | null;
  /** Whether the page shows the map of its story. */
  hasMap: boolean;
  /** Whether it shows something on purpose that ink accepts and its writer would not mean. */
  hasSlip: boolean;
  /** Tags that the author of the sample defines; they do not belong to the engine. */
  ownTags: string[];
  /** The name that other samples of the page use to `INCLUDE` this one. */
  name: string | null;
  /** The text for the compiler; its line n is n lines below the fence. */
  source: string;
  /** Line of the fence in the page’s file, from 1. */
  line: number;
}
