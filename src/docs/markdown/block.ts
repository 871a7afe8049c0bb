import type { BlockContent, DefinitionContent } from 'mdast';

/** A block of Markdown, in any position. */
export type Block = BlockContent | DefinitionContent;
