import { findAttribute, matchesWhole } from './find-attribute';
import type { ReferenceIndex } from './index-reference';
import type { ReferenceEntry } from './reference-entry';

const TAG = /^#\s*(?<name>\w+)\s*(?::.*)?$/;
const MARKUP = /^\[(?<slash>\/?)(?<name>[-\w]+)(?<rest>[^\]]*)\](?<after>.*)$/;
const ATTRIBUTE = /(?<key>[\w:]+)(?<value>=(?:"[^"]*"|\S*))?|(?<other>\S+)/g;
const JSON_PAIR = /^"(?<name>[\w.-]+)"\s*:/;
const NAME_AND_VALUE = /^(?<name>\w+):\s+\S/;
const CALL = /^(?<path>[\w.]+)\((?:[^()]|\([^()]*\))*\)$/;

/**
 * The entry that inline code names, or null. Ordinary words only count if they are written as a tag (`# title`), as
 * markup (`[font]`) or as a key (`"theme": …`). If markup is known in several places, the entry that belongs to the
 * current doc is used.
 */
export function findReference(
  code: string,
  index: ReferenceIndex,
  docId?: string,
): ReferenceEntry | null {
  const text = code.trim();
  if (text.startsWith('#')) return findTag(text, index);
  if (text.startsWith('[')) return findMarkup(text, index, docId);
  if (text.startsWith('>>>')) {
    return index.choiceTexts.find(({ pattern }) => matchesWhole(pattern, text)) ?? null;
  }
  if (text.startsWith('"')) {
    return index.jsonKeys.get(JSON_PAIR.exec(text)?.groups?.name ?? '') ?? null;
  }
  return findName(text, index);
}

// In the docs, a choice tag has no space after its “#”, a scene tag has one.
function findTag(text: string, { tags }: ReferenceIndex): ReferenceEntry | null {
  const found = tags.get(TAG.exec(text)?.groups?.name ?? '') ?? [];
  const isClose = !text.startsWith('# ');
  return found.find(({ kind }) => (kind === 'choice-tag') === isClose) ?? found[0] ?? null;
}

function findMarkup(
  text: string,
  { markup }: ReferenceIndex,
  docId: string | undefined,
): ReferenceEntry | null {
  const { slash, name = '', rest = '', after = '' } = MARKUP.exec(text)?.groups ?? {};
  const isWhole = after === '' || after === '…' || after.endsWith(`[/${name}]`);
  const candidates = isWhole ? markup.get(name) : undefined;
  if (candidates === undefined) return null;
  if (slash !== '' && rest !== '') return null;
  if (rest === '' || rest.startsWith('=')) {
    const isOfDoc = ({ page }: ReferenceEntry) =>
      page !== undefined && page.split('#')[0] === docId;
    return (
      candidates.find(isOfDoc) ?? candidates.find(({ inside }) => !inside) ?? candidates[0] ?? null
    );
  }
  if (!/^\s/.test(rest)) return null;
  // “[link to the map]” is the text of a choice: a bare word must be an attribute of the tag.
  const attributes = [...rest.matchAll(ATTRIBUTE)].map(({ groups = {} }) => groups);
  const fits = (isStrict: boolean) =>
    candidates.find((entry) =>
      attributes.every(({ key, value, other }) =>
        key === undefined
          ? other === '…'
          : findAttribute(entry.attributes, key) !== null || (!isStrict && value !== undefined),
      ),
    );
  return fits(true) ?? fits(false) ?? null;
}

function findName(text: string, { names, calls }: ReferenceIndex): ReferenceEntry | null {
  const named = names.get(NAME_AND_VALUE.exec(text)?.groups?.name ?? text);
  if (named) return named;
  const call = CALL.exec(text)?.groups?.path;
  const path = (call ?? text).replace(/^atrament\.(?=\w+\.)/, '');
  return names.get(path) ?? (call === undefined ? undefined : calls.get(path)) ?? null;
}
