import type { StoryMessage } from '../../../ink/story/story-message';
/** The value of a tag. */
export type TagValue = string | number | boolean | null | TagValue[] | { [key: string]: TagValue };

export type Tags = Record<string, TagValue>;

/** The value of a variable; a list is the names of its items. */
export type VariableValue = string | number | boolean | { list: string[] };

/** One line of the story, including its markup. */
export interface Paragraph {
  text: string;
  tags: Tags;
  images: string[];
}

export interface Choice {
  /** The argument of `choose`. */
  id: number;
  text: string;
  tags: Tags;
  isDisabled: boolean;
}

/** Everything between two of the player’s choices. */
export interface Scene {
  id: number;
  paragraphs: Paragraph[];
  choices: Choice[];
  tags: Tags;
  /** Whether there is another line, if the story is shown line by line. */
  canContinue: boolean;
}

/** A panel over the story, filled by a function of the story. */
export interface Overlay {
  functionName: string;
  isModal: boolean;
  title: string | null;
  lines: string[];
}

export interface SaveSlot {
  key: string;
  type: 'game' | 'checkpoint' | 'autosave';
  name: string;
  description: string;
  /** Milliseconds since 1970. */
  date: number;
}

/** One of a story’s sessions; `saved` means that it has saves to load, but cannot be resumed. */
export interface GameSession {
  id: string;
  state: 'empty' | 'resumable' | 'saved';
}

/** What the story has asked the sound interface for since the last answer. */
export interface SoundCue {
  action: 'playSound' | 'stopSound' | 'playMusic' | 'stopMusic';
  /** Null for all of them. */
  file: string | null;
}

/** Everything the player shows, sent in full after each request. */
export interface GameView {
  screen: 'title' | 'about' | 'game';
  /** False if the program does not compile or cannot start: `messages` say why. */
  isPlayable: boolean;
  /** The tags at the top of the story. */
  metadata: Tags;
  scenes: Scene[];
  /** One run of markup, or null to show the game’s title. */
  toolbar: string | null;
  overlay: Overlay | null;
  /** Lines of the about screen, or null if the story has none. */
  about: string[] | null;
  background: string | null;
  pageBackground: string | null;
  saves: SaveSlot[];
  canResume: boolean;
  /** The sessions on the title screen, or null for a story without sessions. */
  sessions: GameSession[] | null;
  /** Compiler warnings, and what happened since the last answer. */
  messages: StoryMessage[];
  cues: SoundCue[];
  /** All moves since the story began, for replays and links. */
  moves: Move[];
  seed: number;
  /** Where a game in progress stands: knot, stitch and label; empty before the first knot. */
  place: string | null;
  /** The ways between places that this game has gone, as `wayKey` names them. */
  ways: string[];
  /** Values of the variables that visible inputs are bound to, and of all others. */
  variables: Record<string, VariableValue>;
}

/**
 * What a player did: took a choice by its id, went to the next line, took a choice by its text (link), called a
 * function (button), set a variable (field), or went to a knot (debugger).
 */
export type Move =
  | number
  | 'continue'
  | { follow: string | number | boolean }
  | { call: string }
  | { set: string; value: string | number | boolean }
  | { goTo: string };

/** What the debugger shows of the engine’s state. */
export interface Inspection {
  seed: number;
  /** As `TURNS()` counts: 0 at the beginning. */
  turn: number;
  /** Knot, stitch and label; empty before the first knot, null if the story has no position. */
  place: string | null;
  /** Whether nothing comes after that position. */
  hasEnded: boolean;
  variables: Record<string, VariableValue>;
  /** Visit counts by path. */
  visits: Record<string, number>;
  sceneTags: Tags;
  globalTags: Tags;
  /** Knots and stitches that the debugger can go to. */
  paths: string[];
}
