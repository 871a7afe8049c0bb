import { attributeSchema, entrySchemas, valueSchema } from '../../docs/reference/reference-schema';
import type { EditableData } from './editable-data';
import type { YamlShape } from './editable-yaml';

/** A reference file; its flags are only written if true. */
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
