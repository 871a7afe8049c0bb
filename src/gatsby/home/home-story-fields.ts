import type { DocumentNode } from '../../base/tree/document-tree';
import { codeBlock } from '../../docs/document/code/code-block';
import { parseCodeMeta } from '../../docs/document/code/code-meta';
import type { HomeStory } from '../../docs/home/home-story';
import { highlight } from '../documents/highlight';
import { playOpening } from './play-opening';

const TITLE = 'The bottle';

/** The fields of the `HomeStory` node: its opening, and its complete ink, to read and to play. */
export function homeStoryFields(text: string): HomeStory & { source: DocumentNode[]; ink: string } {
  const ink = text.trimEnd();
  return {
    ink,
    title: TITLE,
    ...playOpening(ink),
    source: [codeBlock(ink, 'ink', parseCodeMeta('title="story.ink"'), highlight)],
  };
}
