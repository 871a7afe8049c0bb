declare module 'gatsby-remark-prismjs' {
  import type { Root } from 'mdast';
  import type { Grammar } from 'prismjs';

  interface Options {
    noInlineHighlight?: boolean;
    languageExtensions?: { language: string; definition: Grammar }[];
  }

  /** Replaces every code node in the tree with an `html` node that contains highlighted markup. */
  export default function highlight(input: { markdownAST: Root }, options: Options): void;
}

declare module 'gatsby-remark-prismjs/load-prism-language' {
  /** Loads a language into Prism, if it is not there. */
  export default function loadPrismLanguage(language: string): void;
}
