/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageMover } from '../server/page-mover';
import type { CmsMap, CmsState } from '../store/cms-store';
import { askAboutPage, UNPUBLISH } from './page-questions';

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

it('leaves other questions to others', () => {
  expect(ask('Publish this change?')).toBe(null);
});

it('says how a page is taken off the site with review', async () => {
  const answer = ask(UNPUBLISH);
  const dialog = await screen.findByRole('dialog', { name: 'Take “The lamp” off the site' });
  expect(dialog).toHaveTextContent('Turn on its switch “Draft”');
  await press('Close');
  expect(await answer).toBe(null);
});
