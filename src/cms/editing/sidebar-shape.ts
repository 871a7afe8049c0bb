import type { EditableData } from './editable-data';
import type { YamlShape } from './editable-yaml';

/** The sidebars as a form: each item states its type; a bare id is a doc. */
export const sidebarShape: YamlShape = {
  keyOrder: [
    'category',
    'description',
    'picture',
    'slug',
    'page',
    'collapsed',
    'items',
    'doc',
    'link',
    'label',
  ],
  toForm: (data) => mapValues(data, (items) => listOf(items).map(toFormItem)),
  fromForm: (form) => mapValues(form, (items) => listOf(items).map(fromFormItem)),
};

function toFormItem(item: unknown): unknown {
  if (typeof item === 'string') return { type: 'doc', doc: item };
  if (typeof item !== 'object' || item === null) return item;
  const fields = item as EditableData;
  if ('category' in fields) {
    const { items, ...rest } = fields;
    return {
      type: 'category',
      page: true,
      collapsed: true,
      ...rest,
      items: listOf(items).map(toFormItem),
    };
  }
  // It was written as a mapping although it need not be: remembered, so that it stays one.
  const isBare = 'doc' in fields && !('label' in fields);
  return { type: 'doc' in fields ? 'doc' : 'link', ...fields, ...(isBare && { isMapping: true }) };
}

function fromFormItem(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { type, isMapping, ...fields } = item as EditableData;
  if (type === 'doc') return 'label' in fields || isMapping === true ? fields : fields.doc;
  if (type !== 'category') return fields;
  const { page, collapsed, items, ...rest } = fields;
  return {
    ...rest,
    ...(page === false && { page }),
    ...(collapsed === false && { collapsed }),
    items: listOf(items).map(fromFormItem),
  };
}

function listOf(items: unknown): unknown[] {
  return Array.isArray(items) ? items : [];
}

function mapValues(data: unknown, change: (value: unknown) => unknown): EditableData {
  return Object.fromEntries(
    Object.entries((data ?? {}) as EditableData).map(([key, value]) => [key, change(value)]),
  );
}
