/** @jest-environment jsdom */
import type { CmsMap, CmsState } from './cms-store';
import { expectEntry } from './expect-entry';

const dispatch = jest.fn();
const known: string[] = [];
const withBranch: string[] = [];
const mapOf = (keys: readonly string[]) =>
  ({
    getIn: ([, key = '']: readonly string[]) => (keys.includes(key) ? {} : undefined),
  }) as unknown as CmsMap;
const state: CmsState = {
  entryDraft: {} as CmsMap,
  entries: mapOf(known),
  editorialWorkflow: mapOf(withBranch),
  notifications: { notifications: [] },
};

beforeAll(() => expectEntry({ getState: () => state, dispatch }));
beforeEach(() => dispatch.mockClear());

function go(address: string) {
  const newURL = `http://localhost/admin/#/collections/${address}`;
  window.dispatchEvent(new HashChangeEvent('hashchange', { newURL }));
}

it('says that an entry is loading before the CMS asks for it', () => {
  go('glossary/entries/glossary');
  go('pages/entries/ink-basics/flow?line=3');
  expect(dispatch.mock.calls).toEqual([
    [{ type: 'ENTRY_REQUEST', payload: { collection: 'glossary', slug: 'glossary' } }],
    [{ type: 'ENTRY_REQUEST', payload: { collection: 'pages', slug: 'ink-basics/flow' } }],
  ]);
});

it('says nothing of entries that the CMS has, of new ones and of lists', () => {
  known.push('pages.quickstart');
  withBranch.push('pages.lamp');
  go('pages/entries/quickstart');
  go('pages/entries/lamp');
  go('pages/new');
  go('pages');
  expect(dispatch).not.toHaveBeenCalled();
});
