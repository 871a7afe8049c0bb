import type { AuthorComponentName } from '../../../../docs/document/component-schema';
import type { Snippet } from './insertion';

/** How the menu and the forms describe a component, or one of its parts. */
export interface Described {
  label: string;
  /** Other words by which the menu finds it. */
  words?: string;
  group?: 'Blocks' | 'This site';
  /** What is inserted, if it is more than the tag with its required attributes. */
  snippet?: Omit<Snippet, 'kind'>;
}

// Tab leads through what readers see first.
const tab = (label: string, text: string) =>
  `<TabItem label="\${${label}}">\n\n\${${text}}\n\n</TabItem>`;
const figure = '<Figure src="${/img/}" alt="${What it shows}" caption="${What it means}" />';

/** One that is not listed here has its own name. */
export const describedComponents: Partial<Record<AuthorComponentName, Described>> = {
  Figure: { label: 'Figure', words: 'picture image caption', snippet: { before: figure } },
  Tabs: {
    label: 'Tabs',
    words: 'alternatives',
    snippet: {
      before: '<Tabs>\n\n<TabItem label="${1:In ink}">\n\n',
      body: '2:Text',
      after: `\n\n</TabItem>\n\n${tab('3:In the game', '4:Text 2')}\n\n</Tabs>`,
    },
  },
  Details: { label: 'Details', words: 'fold collapse spoiler' },
  Steps: {
    label: 'Steps',
    words: 'instructions numbered',
    snippet: {
      before: '<Steps>\n\n1. ',
      body: 'First step',
      after: '\n\n2. ${Second step}\n\n</Steps>',
    },
  },
  FileTree: {
    label: 'File tree',
    words: 'folder directory',
    snippet: {
      before: '<FileTree>\n\n- ${content/}\n  - ${page.mdx} ${what it is}\n\n</FileTree>',
    },
  },
  Cards: {
    label: 'Cards',
    words: 'links grid',
    snippet: {
      before: '<Cards>\n\n<Card title="${Title}" href="${./page.mdx}">',
      body: 'Text',
      after: '</Card>\n\n</Cards>',
    },
  },
  Reference: { label: 'Reference table', words: 'entries tags', group: 'This site' },
  Exercise: { label: 'Exercise', words: 'task practice', group: 'This site' },
  Write: { label: 'Lines to write', words: 'course write', group: 'This site' },
};
