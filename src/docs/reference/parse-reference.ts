import { isMap, isSeq, LineCounter, parseDocument, type Node, type YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import { FieldReader } from './field-reader';
import type { ReferenceEntry, ReferenceKind } from './reference-entry';
import { referenceId } from './reference-id';
import { entrySchemas, isReferenceKind, referenceKinds } from './reference-schema';

const fileKeys = ['kind', 'handledBy', 'entries'];

/** A reference file and its source. */
export interface ReferenceFile {
  /** Path relative to the project. */
  file: string;
  source: string;
}

/** Where an entry is written. */
export interface ReferencePlace {
  file: string;
  line: number;
  /** The line above its sample. */
  sampleLine?: number;
  /** The lines of its `related` ids. */
  relatedLines?: readonly number[];
}

/** The reference: its entries by kind, where each is written (by id), and all problems. */
export interface ParsedReference {
  entries: ReferenceEntry[];
  places: ReadonlyMap<string, ReferencePlace>;
  problems: Problem[];
}

interface Placed {
  entry: ReferenceEntry;
  place: ReferencePlace;
}

/** Parses all files of the reference; whatever cannot be read is left out and reported. */
export function parseReference(files: readonly ReferenceFile[]): ParsedReference {
  const parsed = files.map(parseFile);
  const { unique, problems } = withoutDuplicates(parsed.flatMap(({ placed }) => placed));
  const byKind = referenceKinds.flatMap((kind) =>
    unique.filter(({ entry }) => entry.kind === kind),
  );
  return {
    entries: byKind.map(({ entry }) => entry),
    places: new Map(unique.map(({ entry, place }) => [entry.id, place])),
    problems: [...parsed.flatMap((file) => file.problems), ...problems],
  };
}

function parseFile({ file, source }: ReferenceFile): { placed: Placed[]; problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const reader = new FieldReader(lines, file);
  const { problems } = reader;
  for (const { message, pos } of document.errors) {
    const line = lines.linePos(pos[0]).line;
    problems.push({
      severity: 'error',
      file,
      line,
      message: `This is not valid YAML: ${message.split('\n')[0] ?? ''}.`,
      hint: 'Check the indentation, and quote texts that contain “: ” or start with a special character.',
    });
  }
  if (problems.length > 0) return { placed: [], problems };
  const root = document.contents;
  if (!isMap(root)) {
    reader.report(
      root,
      'This is not a reference file.',
      'Write “kind: …”, then “entries:” with a list below it.',
    );
    return { placed: [], problems };
  }
  return { placed: readEntries(root, reader, file), problems };
}

function readEntries(root: YAMLMap, reader: FieldReader, file: string): Placed[] {
  for (const { key } of root.items) {
    const name = String(key);
    if (fileKeys.includes(name)) continue;
    reader.report(
      key as Node,
      `A reference file has no key “${name}”.`,
      `${didYouMean(name, fileKeys)}Known keys: ${fileKeys.join(', ')}.`,
    );
  }
  const kind = readKind(root, reader);
  const entries = root.get('entries', true) as Node | undefined;
  if (!isSeq(entries)) {
    reader.report(
      entries ?? root,
      'The list of entries is missing.',
      'Write “entries:”, and each entry below it, starting with “- name: …”.',
    );
    return [];
  }
  if (kind === null) return [];
  return entries.items.flatMap((item): Placed[] => {
    const entry = readEntry(item as Node, kind, root, reader);
    if (entry === null) return [];
    return [{ entry, place: placeOf(item as YAMLMap, reader, file) }];
  });
}

function placeOf(item: YAMLMap, reader: FieldReader, file: string): ReferencePlace {
  const line = reader.lineOf(item);
  const sample = item.get('sample', true) as Node | undefined;
  const related = item.get('related', true);
  return {
    file,
    line,
    sampleLine: sample ? reader.lineOf(sample) : line,
    ...(isSeq(related) && {
      relatedLines: related.items.map((id) => reader.lineOf(id as Node)),
    }),
  };
}

function readKind(root: YAMLMap, reader: FieldReader): ReferenceKind | null {
  const node = root.get('kind', true) as Node | undefined;
  const kind = reader.textOf(node);
  if (kind !== null && isReferenceKind(kind)) return kind;
  const known = `Known kinds: ${referenceKinds.join(', ')}.`;
  if (kind === null)
    reader.report(
      node ?? root,
      'The file does not say what kind of entries it contains.',
      `Write “kind: …” above the entries. ${known}`,
    );
  else
    reader.report(
      node,
      `“${kind}” is not a kind of entry.`,
      `${didYouMean(kind, referenceKinds)}${known}`,
    );
  return null;
}

function readEntry(
  node: Node,
  kind: ReferenceKind,
  root: YAMLMap,
  reader: FieldReader,
): ReferenceEntry | null {
  if (!isMap(node)) {
    reader.report(node, 'This is not an entry.', 'Begin it with “- name: …”.');
    return null;
  }
  const name = reader.textOf(node.get('name', true));
  // A `handledBy` that applies to a whole file is written once, at its top.
  const handledBy = root.get('handledBy', true);
  if (handledBy !== undefined && !node.has('handledBy')) node.set('handledBy', handledBy);
  const noun = name === null ? `this ${kind}` : `“${name}”`;
  checkEffect(node, noun, reader);
  const fields = reader.readFields(node, entrySchemas[kind], noun);
  if (fields === null) return null;
  const id = referenceId(kind, fields as { name: string; slug?: string; inside?: string });
  // reference-schema.ts checks the schema of each kind against its type.
  return { kind, id, ...fields } as ReferenceEntry;
}

/** A card says what its sample does. */
function checkEffect(node: YAMLMap, noun: string, reader: FieldReader): void {
  if (node.has('sample') && !node.has('effect'))
    reader.report(
      node.get('sample', true),
      `The sample of ${noun} has no “effect”.`,
      'Write “effect: …” below it, with one sentence about what the sample shows when it is played.',
    );
  if (node.has('effect') && !node.has('sample'))
    reader.report(
      node.get('effect', true),
      `There is an “effect” in ${noun}, but no sample.`,
      'Write “sample: …” above it, or remove the effect.',
    );
}

function withoutDuplicates(placed: readonly Placed[]): { unique: Placed[]; problems: Problem[] } {
  const first = new Map<string, Placed>();
  const unique: Placed[] = [];
  const problems: Problem[] = [];
  for (const item of placed) {
    const { entry, place } = item;
    const keys = [entry.id, ...writtenNames(entry)];
    const clash = keys.find((key) => first.has(key));
    const earlier = clash === undefined ? undefined : first.get(clash);
    if (earlier !== undefined) {
      problems.push({
        severity: 'error',
        file: place.file,
        line: place.line,
        message: `“${entry.name}” is already the name or anchor of “${earlier.entry.name}”, in ${earlier.place.file}, line ${earlier.place.line}.`,
        hint: 'Keep one of the two, or give this one a “slug” if only the anchors are the same.',
      });
      continue;
    }
    unique.push(item);
    for (const key of keys) first.set(key, item);
  }
  return { unique, problems };
}

// The same name may occur in another kind, or inside another tag.
function writtenNames(entry: ReferenceEntry): string[] {
  const place = entry.kind === 'markup' ? (entry.inside ?? '') : '';
  const names = [
    entry.name,
    ...(entry.aliases ?? []),
    ...(entry.kind === 'interface' ? [] : (entry.members ?? [])),
  ];
  return names.map((name) => `${entry.kind} ${place} ${name}`);
}
