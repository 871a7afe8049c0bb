import { plainFormOf } from '../../../config/cms-address';
import type { EditableData } from '../../editing/editable-data';
import { readJson, writeJson } from '../../editing/editable-json';
import { readPage, writePage } from '../../editing/editable-page';
import { readPlain, writePlain } from '../../editing/editable-plain';
import { readYaml, writeYaml } from '../../editing/editable-yaml';
import { shapeOf } from '../../editing/yaml-shapes';

/** What the form of a file shows for a text of it. */
export function formOfText(file: string, text: string): EditableData {
  if (plainFormOf(file) !== null) return readPlain(text);
  if (file.endsWith('.mdx')) return readPage(text, file);
  return file.endsWith('.yaml') ? readYaml(text, shapeOf(file)) : readJson(text);
}

/** The text that saving a form writes to its file; a page that has no file yet is one as well. */
export function textOfForm(file: string, data: EditableData): string {
  if (plainFormOf(file) !== null) return writePlain(data);
  if (file.endsWith('.json')) return writeJson(data);
  return file.endsWith('.yaml') ? writeYaml(data, shapeOf(file)) : writePage(data);
}
