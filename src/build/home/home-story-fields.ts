import { codeBlock } from '../../core/document/code/code-block';
import { parseCodeMeta } from '../../core/document/code/code-meta';
import type { DocumentNode } from '../../core/document/document-tree';
import type { HomeStory } from '../../core/home/home-story';
import { highlight } from '../documents/highlight';
import { walkStory } from './walk-story';

const TITLE = 'The bottle';
const SHOWN_LINES = 15;

/** The fields of the `HomeStory` node: the scenes, and the first lines of the ink behind them. */
export function homeStoryFields(ink: string): HomeStory & { source: DocumentNode[] } {
  const lines = ink.split('\n');
  const excerpt = lines.slice(0, SHOWN_LINES).join('\n').trimEnd();
  return {
    title: TITLE,
    scenes: walkStory(ink),
    source: [codeBlock(excerpt, 'ink', parseCodeMeta('title="story.ink"'), highlight)],
  };
}
