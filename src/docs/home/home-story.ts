import type { DocumentNode } from '../../base/tree/document-tree';

/** The opening of the home page’s story, played at build; the player takes over at the first choice. */
export interface HomeStory {
  title: string;
  paragraphs: DocumentNode[][];
  choices: string[];
}
