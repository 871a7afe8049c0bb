import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import type { PictureFiles } from '../server/picture-files';
import { askAboutPicture, DELETE_PICTURE } from './ask-about-picture';

const usersOf = jest.fn<Promise<readonly string[]>, [string]>();
const pictures = { usersOf } as unknown as PictureFiles;

function ask(message: string): Promise<true | null> | null {
  let answer: Promise<true | null> | null = null;
  act(() => {
    answer = askAboutPicture(message, pictures);
  });
  return answer;
}

beforeAll(() => knowSite({ docs: [] }));
beforeEach(() => {
  document.body.innerHTML =
    '<div class="a-StyledModal"><div aria-pressed="true">lamp.png</div></div>';
});

it('names the chosen picture, and says that no page shows it', async () => {
  usersOf.mockResolvedValueOnce([]);
  const answer = ask(`${DELETE_PICTURE} It is taken off the site.`);
  const dialog = await screen.findByRole('dialog', { name: 'Delete lamp.png?' });
  expect(await screen.findByText('No page shows it.')).toBeVisible();
  expect(dialog).toHaveTextContent('It is taken off the site.');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await answer).toBe(true);
  expect(usersOf).toHaveBeenCalledWith('static/img/lamp.png');
});

it('does not delete what a page shows, and leads there', async () => {
  usersOf.mockResolvedValueOnce(['content/docs/lamp.mdx']);
  const answer = ask(DELETE_PICTURE);
  await screen.findByRole('dialog', { name: 'Not deleted: it is still in use' });
  expect(screen.getByRole('link')).toHaveTextContent('content/docs/lamp.mdx');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await answer).toBe(null);
});

it('leaves other questions to others', () => {
  expect(ask('Delete this page?')).toBe(null);
});
