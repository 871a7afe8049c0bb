import type { MeantNames } from './likely-name';

/** A word of the engine that an editor can complete, with its summary in the reference. */
export interface CompletionWord {
  name: string;
  summary: string;
}

/** A tag and its possible values; without `value` it is a flag. */
export interface CompletionTag extends CompletionWord {
  value?: string;
  values?: CompletionWord[];
  /** What is so without the tag. */
  default?: string;
  isRepeatable?: true;
  /** Whether several of the values can be written together. */
  isCombined?: true;
  /** What is between several values. */
  separator?: ',' | ' ';
  /** Whether it works without its value, too. */
  isOptional?: true;
  /** The parts of a value such as `delay=10`. */
  attributes?: CompletionAttribute[];
}

/** An attribute of markup; `value` describes its possible values. */
export interface CompletionAttribute extends CompletionWord {
  value?: string;
  values?: readonly string[];
}

/** A tag of markup; `inside` names the only tag in which it is valid. */
export interface CompletionMarkup extends CompletionWord {
  isPaired: boolean;
  inside?: string;
  attributes: CompletionAttribute[];
}

/** The part of the reference that an ink editor needs; plain data, served as a file. */
export interface CompletionWords {
  gameTags: CompletionTag[];
  sceneTags: CompletionTag[];
  choiceTags: CompletionTag[];
  choiceTexts: CompletionWord[];
  markup: CompletionMarkup[];
  functions: CompletionWord[];
  variables: CompletionWord[];
  /** What other words for tags and markup mean. */
  meant: MeantNames;
  /** Paths of the game’s pictures, sounds and videos, if the page knows them. */
  gameFiles?: readonly string[];
}
