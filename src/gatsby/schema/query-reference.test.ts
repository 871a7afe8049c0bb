import type { Node } from 'gatsby';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { createReferenceQuery } from './query-reference';

const node = (kind: 'file' | 'event' | 'css-class', name: string, file: string, position: number) =>
  ({
    entry: { kind, id: `${kind}-${name}`, name, summary: 'S.' } satisfies ReferenceEntry,
    file,
    position,
  }) as unknown as Node;

it('gives the entries in the order of the reference, however the data layer keeps them', async () => {
  const nodes = [
    node('event', 'e', 'events.yaml', 0),
    node('file', 'c', 'b.yaml', 0),
    node('css-class', 'b', 'a.yaml', 1),
    node('css-class', 'a', 'a.yaml', 0),
  ];
  const findAll = jest.fn(() => Promise.resolve({ entries: nodes }));
  const query = createReferenceQuery();
  const entries = await query({ findAll, trackPageDependencies: jest.fn() });
  expect(findAll).toHaveBeenCalledWith({ type: 'ReferenceEntry' });
  expect(entries.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'e']);
});
