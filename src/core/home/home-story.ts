import type { DocumentNode } from '../document/document-tree';

/** The home page's story, played out at build: every scene a reader can come to. */
export interface HomeStory {
  title: string;
  /** Scenes by number; the first is the beginning. */
  scenes: StoryScene[];
}

export interface StoryScene {
  paragraphs: DocumentNode[][];
  /** None at an end. `to` is the number of the scene that follows. */
  choices: { label: string; to: number }[];
}
