import { isSeq, type Node, type YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { listWords } from '../../base/text/words';
import type { FieldReader } from '../../docs/reference/field-reader';
import { readYamlList } from '../../docs/reference/read-yaml';
import type { Schema } from '../../docs/reference/reference-schema';
import { PARTS, type Difference, type Excuse, type Part } from './difference';

interface ParsedDifferences {
  differences: Difference[];
  problems: Problem[];
}

const schema: Schema = {
  id: { type: 'text', isRequired: true },
  title: { type: 'text', isRequired: true },
  explanation: { type: 'prose', isRequired: true },
  engine: { type: 'text', isRequired: true },
  onlyHere: { type: 'flag', isRequired: false },
  paragraphs: { type: 'texts', isRequired: false },
  recordings: { type: 'texts', isRequired: false },
};

const ID = /^[a-z]+(?:-[a-z]+)*$/;
// “20-extern, d030 0-2: scenes | ABC → fallback”: recordings with their steps, the part, and the two texts;
// “?” after a recording: it depends on the machine
const EXCUSE =
  /^(?<places>(?:[\w-]+|\*)\??(?: \d+(?:-\d+)?)?(?:, [\w-]+\??(?: \d+(?:-\d+)?)?)*): (?<part>\w+) \| (?<engine>.*?) ?→ ?(?<here>.*)$/s;

/** Parses `differences.yaml`; what cannot be read is left out and reported. */
export function parseDifferences(source: string, file: string): ParsedDifferences {
  const words = { of: 'differences', one: 'a difference', begin: '- id: …', each: 'each' };
  const ids = new Set<string>();
  const { items, problems } = readYamlList(source, file, words, (item, reader) =>
    readDifference(item, reader, ids),
  );
  return { differences: items, problems };
}

function readDifference(node: YAMLMap, reader: FieldReader, ids: Set<string>): Difference[] {
  const name = reader.textOf(node.get('id', true));
  const fields = reader.readFields(
    node,
    schema,
    name === null ? 'this difference' : `the difference “${name}”`,
  );
  if (fields === null) return [];
  // `schema` has checked these fields.
  const {
    onlyHere = false,
    paragraphs = [],
    recordings = [],
    ...words
  } = fields as unknown as Pick<Difference, 'id' | 'title' | 'explanation' | 'engine'> & {
    onlyHere?: boolean;
    paragraphs?: string[];
    recordings?: string[];
  };
  if (!ID.test(words.id)) {
    reader.report(
      node,
      `“${words.id}” cannot be the anchor of a difference.`,
      'Write small letters, with hyphens between words.',
    );
  } else if (ids.has(words.id)) {
    reader.report(node, `There are two differences “${words.id}”.`, 'Give each its own id.');
  }
  ids.add(words.id);
  const list = node.get('recordings', true);
  const nodes = isSeq(list) ? list.items : [];
  const excuses = recordings.flatMap((written, place): Excuse[] => {
    const read = readExcuses(written);
    if (read.length > 0) return read;
    reader.report(
      nodes[place] as Node,
      `“${written}” does not say what may differ in a recording.`,
      `Write “20-extern 0-2: scenes | in the engine → here”. Parts: ${listWords(PARTS, 'and')}.`,
    );
    return [];
  });
  return [{ ...words, onlyHere, paragraphs, excuses }];
}

/** The excuses of one line, one for each recording that it names. */
function readExcuses(written: string): Excuse[] {
  const { places = '', part, engine = '', here = '' } = EXCUSE.exec(written)?.groups ?? {};
  if (part === undefined || !isPart(part)) return [];
  return places.split(', ').map((place) => {
    const [name = '', range] = place.split(' ');
    const isOptional = name.endsWith('?');
    const recording = isOptional ? name.slice(0, -1) : name;
    const [first = 0, last = first] = range?.split('-').map(Number) ?? [];
    const steps = range === undefined ? null : { first, last };
    return { written, recording, isOptional, steps, part, engine, here };
  });
}

function isPart(text: string): text is Part {
  return PARTS.some((part) => part === text);
}
