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
  /** What its fields are called in a form, which shows only these; without them, it shows all by their own names. */
  fields?: Readonly<Record<string, string>>;
}

/** Parts of components, and blocks that are not components. */
type Other = 'Step' | 'note' | 'ink' | 'code';

// Tab leads through what readers see first.
const tab = (label: string, text: string) =>
  `<TabItem label="\${${label}}">\n\n\${${text}}\n\n</TabItem>`;
const card = '<Card title="${Title}" href="${./page.mdx}">';
const figure = '<Figure src="${/img/}" alt="${What it shows}" caption="${What it means}" />';

/** One that is not listed here has its own name. */
export const describedComponents: Partial<Record<AuthorComponentName | Other, Described>> = {
  Figure: {
    label: 'Figure',
    words: 'picture image caption',
    snippet: { before: figure },
    fields: {
      src: 'Picture',
      alt: 'What it shows, for readers who cannot see it',
      caption: 'Caption',
      width: 'Width in pixels',
    },
  },
  Tabs: {
    label: 'Tabs',
    words: 'alternatives',
    snippet: {
      before: '<Tabs>\n\n<TabItem label="${1:In ink}">\n\n',
      body: '2:Text',
      after: `\n\n</TabItem>\n\n${tab('3:In the game', '4:Text 2')}\n\n</Tabs>`,
    },
    fields: {
      groupId: 'Group: tabs of one group change together, on all pages',
      queryString: 'Name in addresses that open one of the tabs',
    },
  },
  TabItem: {
    label: 'Tab',
    snippet: { before: tab('New tab', 'Text') },
    fields: { label: 'Label' },
  },
  Details: {
    label: 'Details',
    words: 'fold collapse spoiler',
    fields: { summary: 'Summary', open: 'Open at first' },
  },
  Steps: {
    label: 'Steps',
    words: 'instructions numbered',
    snippet: {
      before: '<Steps>\n\n1. ',
      body: 'First step',
      after: '\n\n2. ${Second step}\n\n</Steps>',
    },
  },
  Step: { label: 'Step', snippet: { before: '${Text}' } },
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
      before: `<Cards>\n\n${card}`,
      body: 'Text',
      after: '</Card>\n\n</Cards>',
    },
  },
  Card: {
    label: 'Card',
    snippet: { before: `${card}\${Text}</Card>` },
    fields: { title: 'Title', href: 'Link', children: 'Words' },
  },
  Reference: { label: 'Reference table', words: 'entries tags', group: 'This site' },
  Exercise: { label: 'Exercise', words: 'task practice', group: 'This site' },
  Write: { label: 'Lines to write', words: 'course write', group: 'This site' },
  note: { label: 'Note', fields: { type: 'Kind', title: 'Title' } },
  ink: { label: 'Ink sample' },
  code: { label: 'Code block' },
};

/** How something is described, by its name; not what others call so. */
export function describedAs(name: string): Described | undefined {
  const all: Record<string, Described> = describedComponents;
  return Object.hasOwn(all, name) ? all[name] : undefined;
}
