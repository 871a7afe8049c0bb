import { BROKEN, ORIGINAL, type EditableData } from './editable-data';
import { isSameData } from './same-data';

/** Reads a JSON file for a form; a file that cannot be read has no fields. */
export function readJson(source: string): EditableData {
  try {
    return { ...(JSON.parse(source) as EditableData), [ORIGINAL]: source };
  } catch (error) {
    return { [ORIGINAL]: source, [BROKEN]: error instanceof Error ? error.message : String(error) };
  }
}

/** Writes a form back to its JSON file with its keys in their original order; throws if the file could not be read. */
export function writeJson(form: EditableData): string {
  const { [ORIGINAL]: original, [BROKEN]: broken, ...fields } = form;
  if (typeof broken === 'string') {
    throw new Error(
      `This file is not valid JSON, so it was left as it is: ${broken}. Fix it in a text editor, then reload this page.`,
    );
  }
  const before = typeof original === 'string' ? (JSON.parse(original) as EditableData) : {};
  const data = Object.fromEntries(
    Object.keys({ ...before, ...fields }).map((key) => [
      key,
      fields[key] ?? emptyLike(before[key]),
    ]),
  );
  if (typeof original === 'string' && isSameData(before, data)) return original;
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Forms drop a field that was emptied; the file still has it. */
function emptyLike(value: unknown): unknown {
  if (typeof value === 'boolean') return false;
  return typeof value === 'string' ? '' : null;
}
