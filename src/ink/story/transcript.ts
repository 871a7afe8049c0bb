/** A line of text that the player reads. */
export interface TranscriptText {
  kind: 'text';
  text: string;
  tags?: string[];
}

/** A choice that the player is offered. */
export interface TranscriptChoice {
  kind: 'choice';
  /** From 1, as in `transcript="1,2"`. */
  number: number;
  label: string;
  isChosen: boolean;
  tags?: string[];
}

/** The end of the story, if the transcript reaches it. */
export interface TranscriptEnd {
  kind: 'end';
}

export type TranscriptEntry = TranscriptText | TranscriptChoice | TranscriptEnd;

/** What the player sees, from the beginning of a sample to the choices after the last one played. */
export type Transcript = TranscriptEntry[];

/** How the tags of a choice (content/reference/choice-tags.yaml) change it for the player; null if they do not. */
export function limitOf({ tags = [] }: TranscriptChoice): 'disabled' | 'hidden' | null {
  const has = (name: RegExp): boolean => tags.some((tag) => name.test(tag));
  if (has(/^\s*(?:UNCLICKABLE|DISABLED|INACTIVE)\b/)) return 'disabled';
  return has(/^\s*HIDDEN\b/) ? 'hidden' : null;
}
