import { glossarySchema } from '../../docs/glossary/glossary-schema';
import type { YamlShape } from './editable-yaml';
import { listShape } from './list-shape';
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
