import { contentReference } from './content-reference.fixture';
import { findAttribute } from './find-attribute';
import { isTagEntry, type ReferenceAttribute } from './reference-entry';
import { isKnownAttributeValue, unknownTagValues } from './unknown-values';

const entryOf = (id: string) => {
  const entry = contentReference.entries.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`There is no entry ${id}.`);
  return entry;
};
const attributesOf = (id: string): readonly ReferenceAttribute[] => {
  const entry = entryOf(id);
  return 'attributes' in entry ? entry.attributes : [];
};

describe('unknownTagValues', () => {
  it.each([
    ['global-tag-choices', 'grouped left', []],
    ['global-tag-choices', 'grid-3', []],
    ['global-tag-choices', 'gruoped grid-x', ['gruoped', 'grid-x']],
    ['global-tag-choices', '{look} left', []],
    ['global-tag-title-screen-layout', 'cover,author, subtitle', ['subtitle']],
    ['global-tag-scenes-align', 'middel', ['middel']],
    ['global-tag-title', 'Any words at all', []],
  ])('holds the value of %s against the reference: %s', (id, value, unknown) => {
    const entry = entryOf(id);
    expect(isTagEntry(entry) && unknownTagValues(entry, value)).toEqual(unknown);
  });
});

describe('findAttribute', () => {
  it.each([
    ['markup-info', 'side', 'side'],
    ['choice-text-continue-when', 'continue', 'delay'],
    ['markup-template', 'var:office', 'var:NAME'],
    ['markup-video', 'controls', 'any other'],
    ['markup-video', 'loop', 'loop'],
    ['markup-info', 'sides', undefined],
  ])('finds in %s what %s means', (id, name, found) => {
    expect(findAttribute(attributesOf(id), name)?.name).toBe(found);
  });
});

describe('isKnownAttributeValue', () => {
  const side = findAttribute(attributesOf('markup-info'), 'side');
  it.each([
    ['accent', true],
    ['{colour}', true],
    ['acent', false],
  ])('holds side=%s against the reference', (value, isKnown) => {
    expect(side && isKnownAttributeValue(side, value)).toBe(isKnown);
  });
});
