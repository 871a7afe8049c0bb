import { matchesWhole } from './find-attribute';
import type { ReferenceAttribute, ReferenceValue, TagFields } from './reference-entry';

/** The words in a tag’s value that the tag does not know; none if any text is allowed, or if ink inserts the word. */
export function unknownTagValues({ values, combine }: TagFields, value: string): string[] {
  if (values === undefined) return [];
  const words = combine === undefined ? [value] : value.split(combine === 'comma' ? ',' : /\s+/);
  return words
    .map((word) => word.trim())
    .filter(
      (word) => word !== '' && !isFilledIn(word) && !values.some((known) => means(known, word)),
    );
}

/** Whether an attribute of a tag accepts a value; a bare name counts as `true`. */
export function isKnownAttributeValue({ values }: ReferenceAttribute, value: string): boolean {
  return values === undefined || isFilledIn(value) || values.includes(value);
}

function means({ value, pattern }: ReferenceValue, word: string): boolean {
  return pattern === undefined ? value === word : matchesWhole(pattern, word);
}

function isFilledIn(word: string): boolean {
  return word.includes('{');
}
