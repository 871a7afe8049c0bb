import type { CmsState } from './cms-store';
import { guardAddress } from './guard-address';

const draft = { hasChanged: true, entry: { collection: 'pages', slug: 'ink/a' } };
const state = {
  entryDraft: {
    get: () => draft.hasChanged,
    getIn: ([, key = '']: string[]) => (draft.entry as Record<string, string>)[key],
  },
} as unknown as CmsState;
guardAddress(() => state);

const addressOf = (slug: string) => `http://localhost/admin/#/collections/pages/${slug}`;
const go = (from: string, to: string) => {
  window.history.replaceState(null, '', to);
  const heard = jest.fn();
  window.addEventListener('hashchange', heard, { once: true });
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: from, newURL: to }));
  window.removeEventListener('hashchange', heard);
  return heard.mock.calls.length > 0;
};

beforeAll(() => window.history.replaceState(null, '', 'http://localhost/admin/'));
afterEach(() => jest.restoreAllMocks());

it('stays where somebody would not leave unsaved changes, with the address of what is shown', () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  expect(go(addressOf('entries/ink/a'), addressOf('entries/b'))).toBe(false);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(window.location.href).toBe(addressOf('entries/ink/a'));
});

it.each([
  ['the entry that the CMS itself has opened', 'new', 'entries/ink/a?ref=workflow'],
  ['a list', 'entries/ink/a', 'filter/ink'],
  ['an entry out of a list', 'filter/ink', 'entries/b'],
])('leaves %s to the CMS', (_, from, to) => {
  const confirm = jest.spyOn(window, 'confirm');
  expect(go(addressOf(from), addressOf(to))).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});
