/** A value that a tag of a story may have. */
export type TagValue = string | number | boolean | null | TagValue[] | { [key: string]: TagValue };

export type Tags = Record<string, TagValue>;

/** A value that a variable of a story may have; a list is its items' names. */
export type VariableValue = string | number | boolean | { list: string[] };

/** One line of the story, its markup still in it. */
export interface Paragraph {
  text: string;
  tags: Tags;
  images: string[];
}

export interface Choice {
  /** What `choose` is given. */
  id: number;
  text: string;
  tags: Tags;
  isDisabled: boolean;
}

/** All that comes between two choices of the player. */
export interface Scene {
  id: number;
  paragraphs: Paragraph[];
  choices: Choice[];
  tags: Tags;
  /** Whether there is another line, where the story is told line by line. */
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

/** One of the games that a story keeps apart; `saved`: it can be loaded, but not gone on with. */
export interface GameSession {
  id: string;
  state: 'empty' | 'resumable' | 'saved';
}

/** What the story asks of the sound since the answer before. */
export interface SoundCue {
  action: 'playSound' | 'stopSound' | 'playMusic' | 'stopMusic';
  /** Null means all of them. */
  file: string | null;
}

/** What the compiler or the running story complains of. */
export interface StoryMessage {
  severity: 'error' | 'warning' | 'note';
  /** In words that a writer understands. */
  text: string;
  hint: string | null;
  /** File and line from 1, where known; null is the main file. */
  file: string | null;
  line: number | null;
  /** Whether the engine’s own interface shows the same failure to its players. */
  isEngineFailure: boolean;
}

/** What the player sees, whole, after each request. */
export interface GameView {
  screen: 'title' | 'about' | 'game';
  /** False where the program does not compile or cannot begin: `messages` tell why. */
  isPlayable: boolean;
  /** The tags at the top of the story. */
  metadata: Tags;
  scenes: Scene[];
  /** One run of markup, or null for the title of the game. */
  toolbar: string | null;
  overlay: Overlay | null;
  /** Lines of the about screen, or null where the story has none. */
  about: string[] | null;
  background: string | null;
  pageBackground: string | null;
  saves: SaveSlot[];
  canResume: boolean;
  /** The games of the title screen, or null for a story with a single one. */
  sessions: GameSession[] | null;
  /** What the compiler warns of, and what happened since the answer before. */
  messages: StoryMessage[];
  cues: SoundCue[];
  /** All moves since the story began, for replays and links. */
  moves: Move[];
  seed: number;
  /** Values of the variables that inputs on the screen are bound to, and the rest. */
  variables: Record<string, VariableValue>;
}

/**
 * What a player did: a choice by its id, the next line, a choice by its text in a link, a function by a button,
 * a variable by a field, a knot by the debugger.
 */
export type Move =
  | number
  | 'continue'
  | { follow: string | number | boolean }
  | { call: string }
  | { set: string; value: string | number | boolean }
  | { goTo: string };

/** What the engine sees: the debugger’s page. */
export interface Inspection {
  seed: number;
  /** As `TURNS()` counts: 0 at the beginning. */
  turn: number;
  /** Knot, stitch and label; empty before the first knot, null where the story stands nowhere. */
  place: string | null;
  /** Whether nothing comes after that place. */
  hasEnded: boolean;
  variables: Record<string, VariableValue>;
  /** Visit counts by path. */
  visits: Record<string, number>;
  sceneTags: Tags;
  globalTags: Tags;
  /** Knots and stitches that one can go to. */
  paths: string[];
}
