import type { Dictionary } from '../../config/messages/translate-words';
import type { StoryProgram } from '../../ink/story/story-program';
import type { SmallerFile } from '../assets/request-smaller';
import type { GameLanguage, GameSource } from './game-data';

/** A game that is about to leave the site. */
export interface GameParts {
  title: string;
  /** The story’s language, as `lang` attributes need it; null if it is not known. */
  language: string | null;
  program: StoryProgram;
  /** The player’s own words in that language; left out if they are those of this site. */
  words?: Dictionary | undefined;
  /** Its translations. */
  languages?: readonly GameLanguage[];
  /** The compiled story, as JSON. */
  compiled: string;
  assets: ReadonlyMap<string, Blob>;
  /** Smaller versions of some pictures, by the paths that the story has for them. */
  smaller: ReadonlyMap<string, SmallerFile>;
  /** What opens the game in the playground again; null if the author keeps it. */
  source: GameSource | null;
  /** Whether its players are asked for notes. */
  isForTesters?: boolean;
}

/** The files of a zip, by path. */
export type ZipEntries = ReadonlyMap<string, Blob>;

/** A blob of text. */
export function textFile(text: string): Blob {
  return new Blob([text], { type: 'text/plain;charset=utf-8' });
}

/** A file’s path as part of an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
