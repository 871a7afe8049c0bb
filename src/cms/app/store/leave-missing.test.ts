/** @jest-environment jsdom */
import type { CmsState } from './cms-store';
import { leaveMissing } from './leave-missing';

const fail = (collection: string, slug: string) =>
  leaveMissing({ type: 'ENTRY_FAILURE', payload: { collection, slug } }, {} as CmsState);

it.each([
  ['pages', 'lamps', '#/collections/pages'],
  ['pages', 'others', '#/collections/pages/entries/lamps'],
])('leaves %s/%s for the list if it is open', (collection, slug, address) => {
  window.location.hash = '#/collections/pages/entries/lamps';
  expect(fail(collection, slug)).toHaveLength(1);
  expect(window.location.hash).toBe(address);
});

it('stays at a list that opens its only file', () => {
  window.location.hash = '#/collections/glossary/entries/glossary';
  fail('glossary', 'glossary');
  expect(window.location.hash).toBe('#/collections/glossary/entries/glossary');
});
