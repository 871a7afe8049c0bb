import type { StoryProgram } from '../../ink/story/story-program';

/** What `game.yaml` says about a game. */
export interface GameDescription {
  title: string;
  summary: string;
  author?: string;
  /** The language of the story, as `lang` attributes need it. */
  language?: string;
  /** How long a play takes, in minutes. */
  minutes?: number;
  /** Path of the picture that stands for the game, and what it shows. */
  picture?: string;
  alt?: string;
  /** Path of a screenshot of a play, which is not part of the game. */
  screen?: string;
  /** The knots in which a play must be able to end. */
  endings: string[];
}

/** A game of the content: what it is called, its text, and its files. */
export interface WholeGame extends GameDescription {
  /** Its folder below `content`: `games/lamplighter`. */
  id: string;
  program: StoryProgram;
  /** Pictures, sounds, fonts and styles, by their path in the game. */
  assets: ReadonlyMap<string, Uint8Array>;
}

/** A game in the finished site. */
export interface PublishedGame extends Pick<
  WholeGame,
  'id' | 'title' | 'summary' | 'minutes' | 'alt' | 'program'
> {
  /** Name of its archive in `GAMES_FOLDER`. */
  archive: string;
  /** Its picture; null if it has none. */
  picture: PublishedPicture | null;
  /** A screenshot of a play; its picture if it has none. */
  screen: PublishedPicture | null;
}

/** Address and size of a picture. */
interface PublishedPicture {
  address: string;
  width: number;
  height: number;
}
