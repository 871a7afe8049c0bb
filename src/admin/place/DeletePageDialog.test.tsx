import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemovalEffects } from '../../core/editing/removal-effects';
import { DeletePageDialog } from './DeletePageDialog';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

const nothing = { address: '/docs/lamp/', users: [], isListed: false, redirects: [], pictures: [] };
const onAnswer = jest.fn();
const ask = (effects: Promise<RemovalEffects>, { hasChanges = false, isAtOnce = false } = {}) =>
  render(
    <DeletePageDialog
      file="content/docs/lamp.mdx"
      title="The lamp"
      findEffects={() => effects}
      {...{ hasChanges, isAtOnce, onAnswer }}
    />,
  );
beforeEach(() => onAnswer.mockClear());

it('names the page, what goes with it and what stays, and deletes on demand', async () => {
  const effects = { ...nothing, isListed: true, redirects: ['/old/'], pictures: ['/img/lamp.png'] };
  ask(Promise.resolve(effects), { hasChanges: true, isAtOnce: true });
  const dialog = screen.getByRole('dialog', { name: 'Delete “The lamp”?' });
  expect(screen.getByRole('button', { name: 'Delete page' })).toBeDisabled();
  expect(await screen.findByText('Its line in the sidebar is deleted as well.')).toBeVisible();
  expect(dialog).toHaveTextContent('/docs/lamp/ is not found any more. No other page links to it.');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['/old/', '/img/lamp.png']);
  expect(dialog).toHaveTextContent('What you have not saved is lost as well.');
  expect(dialog).toHaveTextContent('This is published at once, without review.');
  await userEvent.click(screen.getByRole('button', { name: 'Delete page' }));
  expect(onAnswer).toHaveBeenCalledWith(true);
});

it('does not delete what others need, and says who does', async () => {
  ask(Promise.resolve({ ...nothing, users: ['content/docs/room.mdx'] }));
  await screen.findByRole('dialog', { name: 'Not deleted: it is still in use' });
  expect(screen.getByRole('link')).toHaveTextContent('content/docs/room.mdx');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onAnswer).toHaveBeenCalledWith(false);
});

it('deletes nothing while it is not known what needs it', async () => {
  ask(Promise.reject(new Error('The desk does not answer.')));
  expect(await screen.findByText('The desk does not answer.')).toHaveRole('alert');
  expect(screen.getByRole('button', { name: 'Delete page' })).toBeDisabled();
  expect(screen.queryByText(/published at once/)).toBeNull();
});
