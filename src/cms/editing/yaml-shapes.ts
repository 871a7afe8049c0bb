import { glossarySchema } from '../../docs/glossary/glossary-schema';
import type { YamlShape } from './editable-yaml';
import { referenceShape } from './reference-shape';
import { sidebarShape } from './sidebar-shape';

export const redirectsShape = listShape('redirects', ['from', 'to', 'reason']);
export const glossaryShape = listShape('terms', Object.keys(glossarySchema));

/** The shape of a YAML content file, by its path relative to the project. */
export function shapeOf(file: string): YamlShape {
  if (file === 'content/redirects.yaml') return redirectsShape;
  if (file === 'content/glossary.yaml') return glossaryShape;
  return file.includes('/reference/') ? referenceShape : sidebarShape;
}

/** A file that consists of one list, as a form with that list as its field. */
function listShape(field: string, keyOrder: readonly string[]): YamlShape {
  return {
    keyOrder,
    toForm: (data) => ({ [field]: data ?? [] }),
    fromForm: (form) => form[field] ?? [],
  };
}
