import Ajv from 'ajv';
import { contentReference } from './content-reference.fixture';
import type { ReferenceEntry } from './reference-entry';
import { referenceJson } from './reference-json';
import { referenceJsonSchema } from './reference-json-schema';

const schemaUrl = 'https://example.org/reference.schema.json';
const publish = (entries: readonly ReferenceEntry[]) =>
  referenceJson(entries, { schemaUrl, urlOf: ({ id }) => `https://example.org/docs/#${id}` });
const validate = new Ajv({ allErrors: true }).compile(referenceJsonSchema(schemaUrl));

/** The paths at which data violates the schema; empty if it is valid. */
function faultsOf(data: unknown): string[] {
  validate(data);
  return (validate.errors ?? []).map(({ message = '' }) => message);
}

const [tag] = contentReference.entries.filter(({ kind }) => kind === 'knot-tag');

test('the site’s own reference is as its schema says', () => {
  expect(faultsOf(JSON.parse(JSON.stringify(publish(contentReference.entries))))).toEqual([]);
});

test('it names the versions of the packages', () => {
  expect(publish(contentReference.entries).packages).toHaveProperty('@atrament/core');
});

test('each entry has an address and an id of its own', () => {
  const { entries } = publish(contentReference.entries);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries[0]!.url).toBe(`https://example.org/docs/#${entries[0]!.id}`);
});

test.each([
  ['a kind that there is not', { kind: 'kind-tag' }],
  ['a field that there is not', { colour: 'red' }],
  ['a field that is missing', { summary: undefined }],
  ['a summary of many lines', { summary: 'a'.repeat(101) }],
  ['a part of the engine that there is not', { handledBy: ['cellar'] }],
])('the schema refuses %s', (_, change) => {
  const data = publish([{ ...tag!, ...change } as ReferenceEntry]);
  expect(faultsOf(JSON.parse(JSON.stringify(data)))).not.toEqual([]);
});
