import { findAttribute } from '../reference/find-attribute';
import type { ReferenceAttribute } from '../reference/reference-entry';
import { isKnownAttributeValue } from '../reference/unknown-values';
import { didYouMean } from '../text/nearest-name';
import { listWords } from '../text/words';
import type { WordComplaint } from './word-complaint';

/** As the engine reads attributes, of tags with parts and of markup. */
const ATTRIBUTE = /(?<name>[\w:]+)(?:=(?:"(?<quoted>[^"]*)"|(?<bare>\S+)))?/g;

/** Reads `delay=10 choice="Hold on"`; a bare name counts as `true`. */
export function partsIn(text: string): AttributePart[] {
  return [...text.matchAll(ATTRIBUTE)].map(({ groups }) => ({
    name: groups?.name ?? '',
    values: [groups?.quoted ?? groups?.bare ?? 'true'],
  }));
}

/** An attribute with the values it may come to. */
export interface AttributePart {
  name: string;
  values: readonly string[];
}

/** Finds what is wrong with an attribute and the values it may come to; `owner` is what it belongs to. */
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
