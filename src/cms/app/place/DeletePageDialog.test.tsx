import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import type { PageRemoval, ReadersSee } from '../server/page-mover';
import { DeletePageDialog } from './DeletePageDialog';

const nothing: PageRemoval = {
  address: '/docs/lamp/',
  users: [],
  isListed: false,
  redirects: [],
  pictures: [],
  waiting: null,
  isCommitted: true,
};
const onAnswer = jest.fn();
const ask = (
  effects: Promise<PageRemoval>,
  hasChanges = false,
  readersSee: ReadersSee = 'with the files',
) =>
  render(
    <DeletePageDialog
      file="content/docs/lamp.mdx"
      title="The lamp"
      findEffects={() => effects}
      canDeletePictures={readersSee === 'with the files'}
      {...{ hasChanges, readersSee, onAnswer }}
    />,
  );
beforeAll(() => knowSite({ docs: [] }));
beforeEach(() => onAnswer.mockClear());

it('names the page, what goes with it and what stays, and deletes on demand', async () => {
  const effects = { ...nothing, isListed: true, redirects: ['/old/'], pictures: ['/img/lamp.png'] };
  ask(Promise.resolve(effects), true, 'at once');
  const dialog = screen.getByRole('dialog', { name: 'Delete “The lamp”?' });
  expect(screen.getByRole('button', { name: 'Delete page' })).toBeDisabled();
  expect(await screen.findByText('Its line in the sidebar is deleted as well.')).toBeVisible();
  expect(dialog).toHaveTextContent(
    'Then there is no page at /docs/lamp/. No other page links to it.',
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['/old/', '/img/lamp.png']);
  expect(dialog).toHaveTextContent('What you have not saved is lost as well.');
  expect(dialog).toHaveTextContent('This is published at once, without review.');
  await userEvent.click(screen.getByRole('button', { name: 'Delete page' }));
  expect(onAnswer).toHaveBeenCalledWith([]);
});

it('deletes the pictures that only this page shows, if they are ticked', async () => {
  ask(Promise.resolve({ ...nothing, pictures: ['/img/lamp.png'] }));
  await userEvent.click(
    await screen.findByRole('checkbox', { name: /Delete its picture as well/ }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete page' }));
  expect(onAnswer).toHaveBeenCalledWith(['static/img/lamp.png']);
});

it('says that the deletion of a page that Git does not have is final, after a week', async () => {
  ask(Promise.resolve({ ...nothing, isCommitted: false }));
  expect(
    await screen.findByText(
      /No commit has a page of this name: after a week, its deletion is final/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('Until then you can restore it');
});

it('does not delete what others need, and says who does', async () => {
  ask(Promise.resolve({ ...nothing, users: ['content/docs/room.mdx'] }));
  await screen.findByRole('dialog', { name: 'Not deleted: it is still in use' });
  expect(screen.getByRole('link')).toHaveTextContent('content/docs/room.mdx');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onAnswer).toHaveBeenCalledWith(null);
});

it('deletes nothing while it is not known what needs it', async () => {
  ask(Promise.reject(new Error('The CMS does not answer.')));
  expect(await screen.findByText('The CMS does not answer.')).toHaveRole('alert');
  expect(screen.getByRole('button', { name: 'Delete page' })).toBeDisabled();
  expect(screen.queryByText(/published at once/)).toBeNull();
});

it('says that a deletion waits for its review', async () => {
  ask(Promise.resolve(nothing), false, 'reviewed');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('The page stays on the site until this is published');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete page' }));
  expect(onAnswer).toHaveBeenCalledWith([]);
});

it.each([
  [true, 'This page is to be deleted'],
  [false, 'Not deleted: it has changes that are not published'],
])('does not delete a page of which something waits (a deletion: %p)', async (isDeletion, name) => {
  ask(Promise.resolve({ ...nothing, waiting: { url: 'https://example.org/1', isDeletion } }));
  expect(await screen.findByRole('dialog', { name })).toHaveTextContent('content/docs/lamp.mdx');
  const link = screen.getByRole('link', { name: 'See it on GitHub' });
  expect(link).toHaveAttribute('href', 'https://example.org/1');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onAnswer).toHaveBeenCalledWith(null);
});
