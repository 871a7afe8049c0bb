/** A short story, walked to all its ends at build, so that it plays without an ink runtime. */
export interface HomeStory {
  title: string;
  /** The first scene is where the story begins. */
  scenes: HomeScene[];
}

export interface HomeScene {
  /** Prose; `[i]…[/i]` is emphasis. */
  paragraphs: string[];
  /** Where the reader may go from here; a scene without choices is an end. */
  choices: HomeChoice[];
}

export interface HomeChoice {
  label: string;
  /** Place of the next scene in `scenes`. */
  to: number;
}
