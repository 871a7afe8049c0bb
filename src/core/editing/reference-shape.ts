import { attributeSchema, entrySchemas, valueSchema } from '../reference/reference-schema';
import type { EditableData } from './editable-data';
import type { YamlShape } from './editable-yaml';

/** A file of the reference; its flags are said only where they are true. */
export const referenceShape: YamlShape = {
  keyOrder: [
    ...new Set(
      [...Object.values(entrySchemas), attributeSchema, valueSchema].flatMap((schema) =>
        Object.keys(schema),
      ),
    ),
  ],
  toForm: (data) => data as EditableData,
  fromForm: (form) => form,
};
