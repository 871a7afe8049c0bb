import { labelOf } from './page-fields';

const DEEPEST = 4;

/** The fields of the sidebars file: a list of pages, categories and links for each sidebar. */
export function sidebarFields(sidebars: readonly string[]): DecapField[] {
  return sidebars.map((name) => itemList(name, labelOf(name), DEEPEST));
}

function itemList(name: string, label: string, depth: number): DecapField {
  return {
    name,
    label,
    label_singular: 'item',
    widget: 'list',
    collapsed: true,
    types: [doc, ...(depth > 0 ? [category(depth)] : []), link],
  };
}

const doc = {
  name: 'doc',
  label: 'Page',
  widget: 'object',
  summary: '{{doc}}',
  fields: [
    {
      name: 'doc',
      label: 'Page',
      widget: 'relation',
      collection: 'pages',
      value_field: '{{slug}}',
      search_fields: ['title', '{{slug}}'],
      display_fields: ['{{slug}}'],
      options_length: 200,
    },
    {
      name: 'label',
      label: 'Label',
      widget: 'string',
      required: false,
      hint: 'Where it is not the page’s own.',
    },
  ],
};

const link = {
  name: 'link',
  label: 'Link',
  widget: 'object',
  summary: '{{label}}',
  fields: [
    { name: 'link', label: 'Address', widget: 'string', hint: 'https://… or a path of the site' },
    { name: 'label', label: 'Label', widget: 'string' },
    { name: 'description', label: 'Description', widget: 'text', required: false },
  ],
};

function category(depth: number): DecapField {
  return {
    name: 'category',
    label: 'Category',
    widget: 'object',
    summary: '{{category}}',
    fields: [
      { name: 'category', label: 'Label', widget: 'string' },
      { name: 'description', label: 'Description', widget: 'text', required: false },
      {
        name: 'picture',
        label: 'Engraving',
        widget: 'string',
        required: false,
        hint: 'Such as /img/engravings/lantern.svg',
      },
      {
        name: 'slug',
        label: 'Slug',
        widget: 'string',
        required: false,
        hint: 'An address other than its label’s',
      },
      { name: 'page', label: 'Has a page', widget: 'boolean', default: true, required: false },
      {
        name: 'collapsed',
        label: 'Closed at first',
        widget: 'boolean',
        default: true,
        required: false,
      },
      itemList('items', 'Items', depth - 1),
    ],
  };
}
