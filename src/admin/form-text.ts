import { plainFormOf } from '../core/desk/cms-address';
import type { EditableData } from '../core/editing/editable-data';
import { writeJson } from '../core/editing/editable-json';
import { writePlain } from '../core/editing/editable-plain';
import { writePage } from '../core/editing/editable-page';
import { writeYaml } from '../core/editing/editable-yaml';
import { shapeOf } from '../core/editing/yaml-shapes';

/** The text that saving a form writes to its file; a page that has no file yet is one as well. */
export function textOfForm(file: string, data: EditableData): string {
  if (plainFormOf(file) !== null) return writePlain(data);
  if (file.endsWith('.json')) return writeJson(data);
  return file.endsWith('.yaml') ? writeYaml(data, shapeOf(file)) : writePage(data);
}
