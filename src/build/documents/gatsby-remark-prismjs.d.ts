declare module 'gatsby-remark-prismjs' {
  import type { Root } from 'mdast';
  import type { Grammar } from 'prismjs';

  interface Options {
    noInlineHighlight?: boolean;
    languageExtensions?: { language: string; definition: Grammar }[];
  }

  /** Replaces every code node of the tree by an `html` node with highlighted markup. */
  export default function highlight(input: { markdownAST: Root }, options: Options): void;
}
