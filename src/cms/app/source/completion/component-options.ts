import {
  componentSchemas,
  htmlSchemas,
  schemaOf,
} from '../../../../docs/document/component-schema';
import type { PreviewContent } from '../../../protocol/preview-content';
import { componentInsertions, tagOf } from '../insertions/component-insertions';
import type { OwnPage } from '../links/link-targets';
import { pageOptions, pictureOptions, type SourceOption } from './site-options';
import type { TagPlace } from './tag-place';

type ComponentPlace = Extract<TagPlace, { kind: 'component' | 'closing' }>;
type AttributePlace = Extract<TagPlace, { kind: 'attribute' }>;
type ValuePlace = Extract<TagPlace, { kind: 'value' }>;

/** The components that can begin or end at a place. */
export function componentOptions({ kind, parents }: ComponentPlace): SourceOption[] {
  const parent = parents.at(-1);
  if (kind === 'closing') {
    return parent === undefined ? [] : [{ label: parent, template: `${parent}>` }];
  }
  const insertions = [...componentInsertions('Blocks'), ...componentInsertions('This site')];
  return Object.keys({ ...componentSchemas, ...htmlSchemas })
    .filter((name) => {
      const needed = schemaOf(name)?.parent;
      return needed === undefined || needed === parent;
    })
    .map((label): SourceOption => {
      const insertion = insertions.find(({ id }) => id === label);
      if (insertion !== undefined) return { label, detail: insertion.label, insertion };
      return { label, template: tagTemplate(label) };
    });
}

/** What the tag of a component or element looks like, without its first sign. */
function tagTemplate(name: string): string {
  if (name === 'br') return 'br />';
  const { before, body = '', after = '' } = tagOf(name);
  return `${before.slice(1)}${body === '' ? '' : `\${${body}}`}${after}`;
}

/** The attributes that a tag can have besides those that it has. */
export function attributeOptions({ component, taken }: AttributePlace): SourceOption[] {
  const attributes = Object.entries(schemaOf(component)?.attributes ?? {});
  return attributes
    .filter(([name]) => !taken.includes(name))
    .map(([label, { type, isRequired }]): SourceOption => {
      const detail = isRequired === true ? 'needed' : '';
      if (type === 'flag' || type === 'textOrFlag') return { label, detail };
      if (type === 'number') return { label, detail: 'a number', template: `${label}={\${480}}` };
      return { label, detail, template: `${label}="\${}"`, leadsOn: true };
    });
}

/** The values of an attribute that the site knows. */
export function valueOptions(
  { component, attribute, typed, others }: ValuePlace,
  page: OwnPage,
  content: PreviewContent,
): SourceOption[] {
  switch (`${component} ${attribute}`) {
    case 'Figure src':
      return pictureOptions(content);
    case 'Card href':
      return pageOptions(page, content);
    case 'Reference kind':
      return labels(content.entries.map(({ kind }) => kind));
    case 'Reference names': {
      const before = /^.*,\s*/.exec(typed)?.[0] ?? '';
      const taken = before.split(/,\s*/);
      const entries = content.entries.filter(
        ({ kind, name }) => kind === others.kind && !taken.includes(name),
      );
      return entries.map(({ name, summary }) => ({ label: before + name, detail: summary }));
    }
    case 'News version':
      return labels(content.entries.flatMap(({ since = [] }) => since));
    case 'Exercise id':
      return exerciseOptions(page, content);
    case 'WholeGame id':
    case 'GameSource id':
    case 'GameMap id':
      return content.games.map(({ id, title }) => ({ label: id, detail: title }));
    default:
      return labels(usedValues(component, attribute, page.text));
  }
}

function labels(values: readonly string[]): SourceOption[] {
  return [...new Set(values)].map((label) => ({ label }));
}

/** The exercises that are written for a page, and that it does not show yet. */
function exerciseOptions(page: OwnPage, { docs, exercises }: PreviewContent): SourceOption[] {
  const own = docs.find(({ file }) => file === page.file)?.docId;
  const shown = usedValues('Exercise', 'id', page.text);
  return exercises
    .filter((exercise) => exercise.page === own && !shown.includes(exercise.id))
    .map(({ id, title }) => ({ label: id, detail: title }));
}

/** The values that an attribute has elsewhere on the page. */
function usedValues(component: string, attribute: string, text: string): string[] {
  const pattern = new RegExp(`<${component}\\b[^>]*\\b${attribute}="(?<value>[^"]+)"`, 'g');
  return [...text.matchAll(pattern)].map(({ groups }) => groups?.value ?? '');
}
