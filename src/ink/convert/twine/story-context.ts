import type { PassageNode } from './passage/passage-nodes';
import type { StoryVariables } from './story-variables';

/** What the passages of a story share. */
export interface StoryContext {
  /** The knot of each passage. */
  knots: ReadonlyMap<string, string>;
  variables: StoryVariables;
  nodesOf: (passage: string) => readonly PassageNode[];
  /** The functions of passages that others show. */
  functions: ReadonlyMap<string, string>;
  /** What a macro of the story itself does; null if there is none. */
  widget: (name: string) => readonly PassageNode[] | null;
  /** The name of a mark that a part of the text was shown, or that a link was followed. */
  flag: (number: number) => string;
  /** Whether the format shows a variable that is true as “true”. */
  showsTruth: boolean;
  /** What is shown of a variable that is never set; null if something else may set it. */
  unset: (name: string) => string | null;
}
