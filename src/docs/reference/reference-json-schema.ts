import { REFERENCE_FORMAT } from './reference-json';
import {
  attributeSchema,
  entrySchemas,
  handlers,
  maxLengths,
  PAGE,
  referenceKinds,
  valueSchema,
  type FieldType,
  type Schema,
} from './reference-schema';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

const text = { type: 'string', minLength: 1 };
const listOf = (items: JsonSchema) => ({ type: 'array', items });
const definition = (name: string) => ({ $ref: `#/definitions/${name}` });

const typeSchemas: Record<Exclude<FieldType, readonly string[]>, JsonSchema> = {
  text,
  summary: { ...text, maxLength: maxLengths.summary },
  meaning: { ...text, maxLength: maxLengths.meaning },
  prose: { ...text, description: 'Words in backticks are code.' },
  page: { ...text, pattern: PAGE.source },
  pattern: { ...text, format: 'regex', description: 'A JavaScript regular expression.' },
  sample: text,
  flag: { type: 'boolean' },
  texts: listOf(text),
  proses: listOf({ ...text, description: 'Words in backticks are code.' }),
  handlers: listOf({ enum: handlers }),
  values: listOf(definition('value')),
  attributes: listOf(definition('attribute')),
};

/** The JSON Schema (draft 7) of the published reference, generated from the rules that entries are parsed by. */
export function referenceJsonSchema(schemaUrl: string): JsonSchema {
  const kinds = referenceKinds.map((kind): [string, JsonSchema] => [
    kind,
    mapping(entrySchemas[kind], {
      kind: { const: kind },
      id: text,
      url: { ...text, format: 'uri' },
    }),
  ]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaUrl,
    title: 'Reference of Atrament',
    description: 'Every tag, markup tag, setting, method and other name that the engine knows.',
    ...object({
      $schema: { type: 'string' },
      format: { const: REFERENCE_FORMAT },
      packages: { type: 'object', additionalProperties: text },
      entries: listOf({ oneOf: kinds.map(([kind]) => definition(kind)) }),
    }),
    definitions: {
      value: mapping(valueSchema),
      attribute: mapping(attributeSchema),
      ...Object.fromEntries(kinds),
    },
  };
}

/** The schema of a mapping’s rules; everything in `always` is required in addition. */
function mapping(schema: Schema, always: Record<string, JsonSchema> = {}): JsonSchema {
  const rules = Object.entries(schema);
  return object(
    {
      ...always,
      ...Object.fromEntries(rules.map(([name, { type }]) => [name, typeSchema(type)])),
    },
    [
      ...Object.keys(always),
      ...rules.flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])),
    ],
  );
}

function object(
  properties: Record<string, JsonSchema>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema {
  return { type: 'object', required, additionalProperties: false, properties };
}

function typeSchema(type: FieldType): JsonSchema {
  return typeof type === 'string' ? typeSchemas[type] : { enum: type };
}
