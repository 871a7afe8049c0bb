import { glossarySchema } from '../../../docs/glossary/glossary-schema';
import {
  attributeSchema,
  entrySchemas,
  handlers,
  isReferenceKind,
  maxLengths,
  PAGE,
  valueSchema,
  type FieldType,
  type Rule,
  type Schema,
} from '../../../docs/reference/reference-schema';
import { listFilter } from '../lists/list-filter';
import { labelOf } from './page-fields';

/** The fields of a reference file that contains entries of one kind. */
export function referenceFields(kind: string): DecapField[] {
  return [
    { name: 'kind', label: 'Kind', widget: 'hidden', default: kind },
    listFilter,
    {
      name: 'entries',
      label: 'Entries',
      label_singular: 'Entry',
      widget: 'list',
      summary: '{{name}}: {{summary}}',
      collapsed: true,
      fields: isReferenceKind(kind) ? fieldsOf(entrySchemas[kind]) : [],
    },
  ];
}

/** The fields of the glossary. */
export function glossaryFields(): DecapField[] {
  return [
    listFilter,
    {
      name: 'terms',
      label: 'Terms',
      label_singular: 'Term',
      widget: 'list',
      summary: '{{term}}: {{meaning}}',
      collapsed: true,
      fields: fieldsOf(glossarySchema),
    },
  ];
}

/** What fields are for whose labels do not say it. */
const HINTS: Readonly<Record<string, string>> = {
  forms: 'Other ways to write it, such as a plural or a synonym',
  unmarked: 'Phrases that have the word and mean something else: they are not marked',
  aliases: 'Other names for the same thing',
  members: 'The names that it stands for, if it is a heading for several',
  related: 'Anchors of entries that readers may want next',
  since: 'The first version that has it',
  handledBy: 'The parts of the engine that know it',
  slug: 'Its anchor, where its name has no letters to make one of',
  bare: 'Its name always means this entry, wherever a page has it as code',
  notes: 'Pitfalls, one by one',
  effect: 'What the sample shows when it is played',
};

function fieldsOf(schema: Schema): DecapField[] {
  return Object.entries(schema).map(([name, { type, isRequired }]: [string, Rule]) => ({
    name,
    label: labelOf(name),
    required: isRequired,
    ...(HINTS[name] !== undefined && { hint: HINTS[name] }),
    ...widgetOf(name, type),
  }));
}

function widgetOf(name: string, type: FieldType): Pick<DecapField, 'widget'> {
  if (typeof type !== 'string') return select(type);
  switch (type) {
    case 'summary':
    case 'meaning':
      return {
        widget: 'text',
        ...pattern(
          `^.{1,${maxLengths[type]}}$`,
          `is at most ${maxLengths[type]} signs in one line`,
        ),
      };
    case 'prose':
      return { widget: 'text' };
    case 'sample':
      return { widget: 'code', output_code_only: true, allow_language_selection: false } as never;
    case 'page':
      return {
        widget: 'page-link',
        named: 'id',
        hint: 'The page or heading that explains it. It is written as the page’s address after /docs/, such as atrament-basics/story#start',
        ...pattern(PAGE.source, 'is the id of a page, and after # an anchor'),
      } as never;
    case 'flag':
      return { widget: 'boolean' };
    case 'texts':
    case 'proses':
      // One field per text: a text can contain commas.
      return {
        widget: 'list',
        label_singular: singular(name),
        summary: '{{text}}',
        field: { name: 'text', label: labelOf(name), widget: 'string' },
      } as never;
    case 'handlers':
      return { ...select(handlers), multiple: true } as never;
    case 'values':
      return list(name, valueSchema, '{{value}}: {{summary}}');
    case 'attributes':
      return list(name, attributeSchema, '{{name}}: {{summary}}');
    case 'text':
    case 'pattern':
      return { widget: 'string' };
  }
}

function select(options: readonly string[]) {
  return { widget: 'select', options };
}

function list(name: string, schema: Schema, summary: string) {
  return {
    widget: 'list',
    label_singular: singular(name),
    collapsed: true,
    summary,
    fields: fieldsOf(schema),
  };
}

/** What one item of a list is called: the CMS counts them. */
const singular = (name: string) => labelOf(name).replace(/(?<=s)es$|s$/, '');

function pattern(source: string, message: string) {
  return { pattern: [source, message] };
}
