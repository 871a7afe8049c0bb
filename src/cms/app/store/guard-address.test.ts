/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('stays where somebody would not leave unsaved changes, with the address of what is shown', async () => {
  // The dialog is drawn in answer to an event, not by the test.
  await waitFor(() => expect(go(addressOf('entries/ink/a'), addressOf('entries/b'))).toBe(false));
  const dialog = await screen.findByRole('dialog', { name: 'Leave this form?' });
  expect(dialog).toHaveTextContent('Your last changes are not saved.');
  expect(window.location.href).toBe(addressOf('entries/ink/a'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(window.location.href).toBe(addressOf('entries/ink/a'));
});

it.each([
  ['the entry that the CMS itself has opened', 'new', 'entries/ink/a?ref=workflow'],
  ['a list', 'entries/ink/a', 'filter/ink'],
  ['an entry out of a list', 'filter/ink', 'entries/b'],
])('leaves %s to the CMS', (_, from, to) => {
  expect(go(addressOf(from), addressOf(to))).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
