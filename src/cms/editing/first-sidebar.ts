import { parse } from 'yaml';
import { patchYaml } from './patch-yaml';
import type { SidebarFormItem } from './sidebar-items';
import { sidebarShape } from './sidebar-shape';

/** The sidebars of a file as a form shows them, by name; throws if the file is not valid YAML. */
export const readSidebars = (source: string): Record<string, SidebarFormItem[]> =>
  sidebarShape.toForm(parse(source)) as Record<string, SidebarFormItem[]>;

/** Changes the items of the first sidebar of a file, and leaves every other byte as it is. */
export function changeFirstSidebar(
  source: string,
  edit: (items: SidebarFormItem[]) => SidebarFormItem[],
): string {
  const sidebars = readSidebars(source);
  const [first] = Object.entries(sidebars);
  if (first === undefined) return source;
  const [name, items] = first;
  const changed = sidebarShape.fromForm({ ...sidebars, [name]: edit(items) });
  return patchYaml(source, changed, sidebarShape.keyOrder);
}
