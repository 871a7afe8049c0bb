import type { YamlShape } from './editable-yaml';

/** A file that consists of one list, as a form with that list as its field. */
export function listShape(field: string, keyOrder: readonly string[]): YamlShape {
  return {
    keyOrder,
    toForm: (data) => ({ [field]: data ?? [] }),
    fromForm: (form) => form[field] ?? [],
  };
}
