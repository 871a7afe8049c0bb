import { labelOf } from './page-fields';

/** The fields of the sidebars file: a tree of pages, categories and links for each sidebar. */
export function sidebarFields(sidebars: readonly string[]): DecapField[] {
  return sidebars.map((name) => ({
    name,
    label: labelOf(name),
    widget: 'sidebar-tree',
    required: false,
  }));
}
