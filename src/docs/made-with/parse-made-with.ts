import { slug } from 'github-slugger';
import type { YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import type { FieldReader } from '../reference/field-reader';
import { readYamlList } from '../reference/read-yaml';
import type { Schema } from '../reference/reference-schema';
import type { MadeWith } from './made-with';

const schema: Schema = {
  title: { type: 'text', isRequired: true },
  language: { type: 'text', isRequired: false },
  by: { type: 'text', isRequired: true },
  about: { type: 'prose', isRequired: true },
  play: { type: 'text', isRequired: false },
  source: { type: 'text', isRequired: true },
  said: { type: 'text', isRequired: true },
};

const ADDRESSES = ['play', 'source', 'said'] as const;

/** Parses `made-with.yaml`; what cannot be read is left out and reported. */
export function parseMadeWith(
  source: string,
  file: string,
): { works: MadeWith[]; problems: Problem[] } {
  const words = { of: 'works', one: 'a work', begin: '- title: …', each: 'each' };
  const ids = new Set<string>();
  const { items, problems } = readYamlList(source, file, words, (item, reader) =>
    readWork(item, reader, ids),
  );
  return { works: items, problems };
}

function readWork(node: YAMLMap, reader: FieldReader, ids: Set<string>): MadeWith[] {
  const name = reader.textOf(node.get('title', true));
  const noun = name === null ? 'this work' : `“${name}”`;
  const fields = reader.readFields(node, schema, noun);
  if (fields === null) return [];
  // `schema` has checked these fields.
  const work = fields as unknown as Omit<MadeWith, 'id'>;
  const id = slug(work.title);
  const known = reader.problems.length;
  for (const key of ADDRESSES) {
    const address = work[key];
    if (address === undefined || isWebAddress(address)) continue;
    reader.report(node, `“${key}” of ${noun} is no web address.`, 'Begin it with https://.');
  }
  if (ids.has(id)) reader.report(node, `${noun} is listed twice.`, 'Keep one of the two.');
  ids.add(id);
  return reader.problems.length === known ? [{ id, ...work }] : [];
}

function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(text) && URL.canParse(text);
}
