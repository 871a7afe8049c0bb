import {
  componentSchemas,
  schemaOf,
  type AuthorComponentName,
} from '../../../../docs/document/component-schema';
import { describedComponents, type Described } from './described-components';
import type { Insertion, Snippet } from './insertion';

type Group = NonNullable<Described['group']>;

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
      const { label = spaced(name), words = '', snippet } = describedComponents[name] ?? {};
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
  const own = describedComponents[name];
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
export function spaced(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
