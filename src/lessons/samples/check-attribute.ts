import { didYouMean } from '../../base/text/nearest-name';
import { listWords } from '../../base/text/words';
import { findAttribute } from '../../docs/reference/find-attribute';
import type { ReferenceAttribute } from '../../docs/reference/reference-entry';
import { isKnownAttributeValue } from '../../docs/reference/unknown-values';
import type { WordComplaint } from './word-complaint';

/** Matches an attribute as the engine does, in tags with parts and in markup. */
const ATTRIBUTE = /(?<name>[\w:]+)(?:=(?:"(?<quoted>[^"]*)"|(?<bare>\S+)))?/g;

/** Reads `delay=10 choice="Hold on"`; a bare name counts as `true`. */
export function partsIn(text: string): AttributePart[] {
  return [...text.matchAll(ATTRIBUTE)].map(({ groups }) => ({
    name: groups?.name ?? '',
    values: [groups?.quoted ?? groups?.bare ?? 'true'],
  }));
}

/** An attribute with its possible values. */
export interface AttributePart {
  name: string;
  values: readonly string[];
}

/** Checks an attribute and its possible values; `owner` is the tag or markup it belongs to. */
export function checkAttribute(
  { name, values }: AttributePart,
  attributes: readonly ReferenceAttribute[],
  owner: string,
): WordComplaint[] {
  const attribute = findAttribute(attributes, name);
  if (attribute === null) {
    const names = attributes.map((known) => known.name);
    const list = names.length === 0 ? 'It has none.' : `It has ${listWords(names, 'and')}.`;
    return [
      {
        word: name,
        message: `${owner} has no attribute “${name}”.`,
        hint: `${didYouMean(name, names)}${list}`,
        exception: 'the attribute is your own',
      },
    ];
  }
  const known = attribute.values ?? [];
  return values
    .filter((value) => !isKnownAttributeValue(attribute, value))
    .map((value) => ({
      word: value,
      message: `“${name}” of ${owner} does not know the value “${value}”.`,
      hint: `${didYouMean(value, known)}It knows ${listWords(known, 'and')}.`,
      exception: 'the value is your own',
    }));
}
