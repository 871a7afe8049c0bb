import { parseDocument } from 'yaml';
import { BROKEN, ORIGINAL, type EditableData } from './editable-data';
import { patchYaml } from './patch-yaml';

/** Converts between the data of a YAML file and the fields of its form. */
export interface YamlShape {
  toForm: (data: unknown) => EditableData;
  fromForm: (form: EditableData) => unknown;
  /** Fields in the order in which new ones are written. */
  keyOrder: readonly string[];
}

/** Reads a YAML file for a form; a file that is not valid YAML has no fields, and `writeYaml` does not change it. */
export function readYaml(source: string, { toForm }: YamlShape): EditableData {
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error !== undefined) return { [ORIGINAL]: source, [BROKEN]: error.message };
  return { ...toForm(document.toJS()), [ORIGINAL]: source };
}

/** Writes a form back to its YAML file; throws if the file could not be read. */
export function writeYaml(form: EditableData, { fromForm, keyOrder }: YamlShape): string {
  const { [ORIGINAL]: original, [BROKEN]: broken, ...fields } = form;
  if (typeof broken === 'string') {
    throw new Error(
      `This file is not valid YAML, so it was left as it is: ${broken} Fix it in a text editor, then reload this page.`,
    );
  }
  const data = fromForm(withoutEmpty(fields) as EditableData);
  return patchYaml(typeof original === 'string' ? original : '', data, keyOrder);
}

/** Forms leave empty texts and nulls behind when a field was filled in and emptied again. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== '' && field !== null && field !== undefined)
      .map(([key, field]) => [key, withoutEmpty(field)]),
  );
}
