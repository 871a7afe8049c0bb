import { referenceMessages } from '../../config/messages/reference';
import { contentReference } from '../reference/content-reference.fixture';
import { collectNames, entryNames } from './collect-names';
import type { NamedEntry, NamedTerms } from './search-data';
import { namedEntry } from './search-source';

const { entries } = contentReference;
const reference = { root: '/docs/reference/', pages: referenceMessages.groups };
const glossary: NamedTerms = {
  terms: [{ id: 'knot', term: 'Knot', forms: ['knots'], meaning: 'A part of a story.' }],
  page: { path: '/docs/glossary/', title: 'Glossary' },
};
const named = (entry: NamedEntry) =>
  collectNames({ reference: { ...reference, entries: [entry] }, glossary, synonyms: [] }).names;

it('makes the same names from what readers load as from whole entries', () => {
  const loaded = JSON.parse(JSON.stringify(entries.map(namedEntry))) as NamedEntry[];
  const names = entryNames({ ...reference, entries: loaded });
  expect(names).toEqual(entryNames({ ...reference, entries }));
  expect(names.length).toBeGreaterThan(entries.length);
});

it('gives entries, attributes and terms their titles, names, addresses and pages', () => {
  const attributes = [{ name: 'delay', aliases: ['after'], summary: 'Seconds.' }];
  expect(named({ kind: 'knot-tag', name: 'AUTO', summary: 'Chooses.', attributes })).toEqual([
    {
      title: '# AUTO',
      names: ['AUTO'],
      summary: 'Chooses.',
      href: '/docs/reference/scene-tags/auto/',
      page: 'Tags for a scene',
      kind: 'entry',
    },
    {
      title: '# AUTO delay',
      names: ['delay', 'after', 'AUTO delay', 'AUTO after'],
      summary: 'Seconds.',
      href: '/docs/reference/scene-tags/auto/#tag-auto-delay',
      page: 'Tags for a scene',
      kind: 'attribute',
    },
    {
      title: 'Knot',
      names: ['Knot', 'knots'],
      summary: 'A part of a story.',
      href: '/docs/glossary/#knot',
      page: 'Glossary',
      kind: 'term',
    },
  ]);
});

it('finds a method by its last part, unless that is a plain word', () => {
  const method = { kind: 'method', summary: 'S.' } as const;
  const [resume] = named({ ...method, name: 'game.canResume', signature: 'game.canResume()' });
  const [save] = named({ ...method, name: 'game.save', signature: 'game.save(id)' });
  expect(resume?.names).toEqual(['game.canResume', 'canResume']);
  expect(save?.names).toEqual(['game.save']);
});

it('names nothing whose page is not built', () => {
  const nowhere = { reference: { ...reference, entries, root: null }, synonyms: [] };
  const glossaryless = { ...glossary, page: undefined };
  expect(collectNames({ ...nowhere, glossary: glossaryless }).names).toEqual([]);
});
