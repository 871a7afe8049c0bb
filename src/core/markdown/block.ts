import type { BlockContent, DefinitionContent } from 'mdast';

/** A block of Markdown, wherever blocks may stand. */
export type Block = BlockContent | DefinitionContent;
