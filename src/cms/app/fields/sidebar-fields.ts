import { parse } from 'yaml';
import { labelOf } from './page-fields';

/** The fields of the sidebars file: a tree of pages, categories and links for each sidebar. */
export function sidebarFields(source: string): DecapField[] {
  return namesIn(source).map((name) => ({
    name,
    label: labelOf(name),
    widget: 'sidebar-tree',
    required: false,
  }));
}

function namesIn(source: string): string[] {
  try {
    return Object.keys((parse(source) ?? {}) as object);
  } catch {
    // Broken YAML: the CMS reports it when the file is opened.
    return [];
  }
}
