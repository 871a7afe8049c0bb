import { didYouMean } from '../../base/text/nearest-name';
import type { ElementProps } from '../../base/tree/document-tree';
import type { ReferenceAttribute, ReferenceEntry, ReferenceKind } from './reference-entry';
import { isReferenceKind, referenceKinds } from './reference-schema';

/** What a `<Reference>` on a page selects: rows of entries, or the attributes of one entry. */
export type Selection =
  | { form: 'entries'; kind: ReferenceKind; entries: readonly ReferenceEntry[] }
  | { form: 'attributes'; entry: ReferenceEntry; attributes: readonly ReferenceAttribute[] };

/** Why a `<Reference>` cannot be rendered. */
export interface SelectionFault {
  message: string;
  hint: string;
}

/** Looks up the entries that the props of a `<Reference>` select. */
export function selectEntries(
  props: ElementProps,
  entries: readonly ReferenceEntry[],
): Selection | { fault: SelectionFault } {
  const kind = textOf(props.kind);
  if (!isReferenceKind(kind)) {
    return fault(
      `<Reference> asks for entries of the kind “${kind}”, which does not exist.`,
      `${didYouMean(kind, referenceKinds)}Known kinds: ${referenceKinds.join(', ')}.`,
    );
  }
  const ofKind = entries.filter((entry) => entry.kind === kind);
  const known = new Map<string, ReferenceEntry>();
  for (const entry of ofKind) {
    const { name } = entry;
    if (entry.kind !== 'markup' || entry.inside === undefined) known.set(name, entry);
    else known.set(`${entry.inside} ${name}`, entry).set(name, known.get(name) ?? entry);
  }
  const names = splitNames(textOf(props.names), known);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) {
    return fault(
      `The reference has no ${kind} named “${unknown}”.`,
      `${didYouMean(unknown, [...known.keys()])}Names are in content/reference, under “name”.`,
    );
  }
  const named = names.flatMap((name) => known.get(name) ?? []);
  if (props.attributes === true) return selectAttributes(named);
  return { form: 'entries', kind, entries: props.names === undefined ? ofKind : named };
}

function selectAttributes(named: readonly ReferenceEntry[]): Selection | { fault: SelectionFault } {
  const [entry] = named;
  if (entry === undefined || named.length > 1) {
    return fault(
      `<Reference … attributes> names ${named.length === 0 ? 'no entry' : `${named.length} entries`}.`,
      'Name the entry whose attributes it should show: names="…".',
    );
  }
  const attributes = 'attributes' in entry ? entry.attributes : [];
  if (attributes.length === 0) {
    return fault(
      `“${entry.name}” has no attributes in the reference.`,
      'Remove “attributes”, or add them in content/reference.',
    );
  }
  return { form: 'attributes', entry, attributes };
}

// A name can contain a comma (“Space, Enter”): the longest known name is used.
function splitNames(names: string, known: ReadonlyMap<string, unknown>): string[] {
  const parts = names.split(',').map((part) => part.trim());
  const found: string[] = [];
  for (let start = 0; start < parts.length;) {
    let end = parts.length;
    while (end > start + 1 && !known.has(parts.slice(start, end).join(', '))) end -= 1;
    found.push(parts.slice(start, end).join(', '));
    start = end;
  }
  return found.filter((name) => name !== '');
}

function fault(message: string, hint: string): { fault: SelectionFault } {
  return { fault: { message, hint } };
}

function textOf(value: ElementProps[string] | undefined): string {
  return typeof value === 'string' ? value : '';
}
