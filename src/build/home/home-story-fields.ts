import { codeBlock } from '../../core/document/code/code-block';
import { parseCodeMeta } from '../../core/document/code/code-meta';
import type { DocumentNode } from '../../core/document/document-tree';
import type { HomeStory } from '../../core/home/home-story';
import { highlight } from '../documents/highlight';
import { playOpening } from './play-opening';

const TITLE = 'The bottle';

/** The fields of the `HomeStory` node: how the story begins, and the whole of its ink. */
export function homeStoryFields(ink: string): HomeStory & { source: DocumentNode[] } {
  return {
    title: TITLE,
    ...playOpening(ink),
    source: [codeBlock(ink.trimEnd(), 'ink', parseCodeMeta('title="story.ink"'), highlight)],
  };
}
