import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CmsMap, CmsState } from '../store/cms-store';
import type { PageMover } from './page-mover';
import { askAboutPage, DELETE_CHANGES, PUBLISH, UNPUBLISH } from './page-questions';
import { noteDeletion } from './waiting-deletions';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
const page: Record<string, string> = { 'entry data title': 'The lamp', 'entry slug': 'lamp' };
const state = {
  entryDraft: { getIn: (path: string[]) => page[path.join(' ')] } as unknown as CmsMap,
} as CmsState;
function ask(message: string): Promise<boolean | null> | null {
  let answer: Promise<boolean | null> | null = null;
  act(() => {
    answer = askAboutPage(message, state, {} as PageMover);
  });
  return answer;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('leaves to the CMS what it says well enough', () => {
  expect(ask(PUBLISH)).toBe(null);
  expect(ask(DELETE_CHANGES)).toBe(null);
});

it.each([
  [PUBLISH, 'Delete “The lamp”?', 'Delete'],
  [DELETE_CHANGES, 'Keep “The lamp”?', 'Keep'],
])('says of a page that is to be deleted what it comes to: %s', async (message, name, action) => {
  noteDeletion('lamp', 'https://example.org/1');
  const answer = ask(message);
  await screen.findByRole('dialog', { name });
  await press(action);
  expect(await answer).toBe(true);
  noteDeletion('lamp', null);
});

it('says how a page is taken off the site with review', async () => {
  const answer = ask(UNPUBLISH);
  const dialog = await screen.findByRole('dialog', { name: 'Take “The lamp” off the site' });
  expect(dialog).toHaveTextContent('Turn on its switch “Draft”');
  await press('Close');
  expect(await answer).toBe(null);
});
