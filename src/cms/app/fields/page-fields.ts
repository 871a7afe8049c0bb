import {
  frontmatterFields,
  type FrontmatterKey,
} from '../../../docs/frontmatter/frontmatter-fields';

/** What the form calls fields whose keys are not words of authors. */
const LABELS: Partial<Record<FrontmatterKey, string>> = {
  pagination_label: 'Name in “Previous” and “Next”',
  pagination_prev: 'Previous page',
  pagination_next: 'Next page',
  toc_min_heading_level: '“On this page” from heading level',
  toc_max_heading_level: '“On this page” up to heading level',
  hide_table_of_contents: 'Hide “On this page”',
  slug: 'Address',
  image: 'Picture for link previews',
  code_links: 'Link terms',
};

const HEADING_LEVELS = [2, 3, 4, 5, 6];

const allKeys = Object.keys(frontmatterFields) as FrontmatterKey[];
const isFlag = (key: FrontmatterKey) => frontmatterFields[key].type === 'flag';
const isNeeded = (key: FrontmatterKey) => 'isRequired' in frontmatterFields[key];

/** The frontmatter keys that few pages need, switches last; whether a page is published is for every page. */
export const settingKeys: readonly FrontmatterKey[] = allKeys
  .filter((key) => !isNeeded(key) && key !== 'draft')
  .sort((one, other) => Number(isFlag(one)) - Number(isFlag(other)));

/** The fields of a page’s form, derived from the allowed frontmatter. */
export function pageFields(): DecapField[] {
  return [
    { name: 'place', label: 'File', widget: 'page-place', required: false },
    ...allKeys.filter(isNeeded).map(pageField),
    {
      name: 'body',
      label: 'Text',
      widget: 'page-source',
      required: false,
      hint: 'It is written in Markdown with the site’s components, and saved exactly as it is here.',
    },
    pageField('draft'),
    // It opens the fields below it.
    { name: 'settings', label: 'More settings', widget: 'page-settings', required: false },
    ...settingKeys.map(pageField),
  ];
}

function pageField(key: FrontmatterKey): DecapField {
  const field = frontmatterFields[key];
  const common = {
    name: key,
    label: fieldName(key),
    hint: field.purpose,
    required: 'isRequired' in field,
  };
  switch (field.type) {
    case 'flag':
      return { ...common, widget: 'boolean', default: 'default' in field };
    case 'headingLevel':
      return { ...common, widget: 'select', options: HEADING_LEVELS };
    case 'textList':
      return { ...common, widget: 'list' };
    case 'docIdOrNull':
      return { ...common, widget: 'page-link', named: 'whole page' };
    case 'text':
      if (key === 'image') return { ...common, widget: 'picture' };
      return {
        ...common,
        widget: key === 'description' ? 'text' : 'string',
        ...(common.required && { pattern: ['\\S', 'must not be empty'] }),
      };
  }
}

/** What the form calls the field of a frontmatter key. */
export function fieldName(key: string): string {
  return (LABELS as Record<string, string>)[key] ?? labelOf(key);
}

/** `toc_min_heading_level` → `Toc min heading level`, `css_classes` → `CSS classes`. */
export function labelOf(key: string): string {
  const words = key
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/\bcss\b/g, 'CSS');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
