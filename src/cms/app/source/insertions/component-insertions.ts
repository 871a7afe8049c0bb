import {
  componentSchemas,
  schemaOf,
  type AuthorComponentName,
} from '../../../../docs/document/component-schema';
import type { Insertion, Snippet } from './insertion';

type Group = 'Blocks' | 'This site';

interface Described {
  label: string;
  words?: string;
  group?: Group;
  /** What is inserted, if it is more than the tag with its required attributes. */
  snippet?: Omit<Snippet, 'kind'>;
}

// Tab leads through what readers see first.
const tab = '<TabItem value="${ink}" label="${1:In ink}" default>\n\n';
const otherTab =
  '\n\n</TabItem>\n\n<TabItem value="${game}" label="${3:In the game}">\n\n${4:Text 2}\n\n</TabItem>\n\n</Tabs>';
const figure = '<Figure src="${/img/}" alt="${What it shows}" caption="${What it means}" />';

/** How the menu describes components; one that is not listed here has its own name. */
const described: Partial<Record<AuthorComponentName, Described>> = {
  Figure: { label: 'Figure', words: 'picture image caption', snippet: { before: figure } },
  Tabs: {
    label: 'Tabs',
    words: 'alternatives',
    snippet: { before: `<Tabs>\n\n${tab}`, body: '2:Text', after: otherTab },
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

/** Those that have an insertion of their own elsewhere. */
const elsewhere: readonly string[] = ['Kbd'];

const questions: Insertion[] = [
  {
    id: 'term',
    label: 'Glossary term',
    group: 'This site',
    words: 'word link',
    kind: 'ask',
    question: 'term',
  },
  {
    id: 'entry',
    label: 'Reference entry',
    group: 'This site',
    words: 'tag markup card link',
    kind: 'ask',
    question: 'entry',
  },
];

/** The components that authors can insert. */
export function componentInsertions(group: Group): Insertion[] {
  const names = Object.keys(componentSchemas) as AuthorComponentName[];
  const components = names
    .filter((name) => !('parent' in componentSchemas[name]) && !elsewhere.includes(name))
    .filter((name) => groupOf(name) === group)
    .map((name): Insertion => {
      const { label = spaced(name), words = '', snippet } = described[name] ?? {};
      const isInline = componentSchemas[name].placement === 'inline';
      return {
        id: name,
        label,
        group,
        words: `${words} component ${name.toLowerCase()}`.trim(),
        kind: isInline ? 'inline' : 'block',
        ...(snippet ?? tagOf(name)),
      };
    });
  return group === 'This site' ? [...questions, ...components] : components;
}

function groupOf(name: AuthorComponentName): Group {
  const own = described[name];
  return own === undefined ? 'This site' : (own.group ?? 'Blocks');
}

/** A component’s tag with its required attributes; around text, unless it has none. */
export function tagOf(name: string): Omit<Snippet, 'kind'> {
  const schema = schemaOf(name);
  const attributes = Object.entries(schema?.attributes ?? {})
    .filter(([, { isRequired }]) => isRequired === true)
    .map(([attribute]) => ` ${attribute}="\${${attribute}}"`)
    .join('');
  if (schema?.children?.length === 0) return { before: `<${name}${attributes} />` };
  const gap = schema?.placement === 'inline' ? '' : '\n\n';
  return { before: `<${name}${attributes}>${gap}`, body: 'Text', after: `${gap}</${name}>` };
}

/** `WholeGame` → `Whole game`. */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
