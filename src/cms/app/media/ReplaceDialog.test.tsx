import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import { ReplaceDialog, type ReplaceChoice } from './ReplaceDialog';

beforeAll(() => knowSite({ docs: [{ file: 'content/docs/a.mdx', title: 'Lamps' }] }));

const ask = (
  users: Promise<readonly string[]>,
  onChoose: (choice: ReplaceChoice) => void = jest.fn(),
) =>
  render(
    <ReplaceDialog
      name="lamp.png"
      freeName="lamp-2.png"
      oldUrl={undefined}
      newUrl="blob:new"
      findUsers={() => users}
      readersSee="with the files"
      onChoose={onChoose}
    />,
  );

it.each([
  ['Replace', 'replace'],
  ['Keep both', 'keep both'],
  ['Cancel', null],
])('shows where a picture is used, and takes %p for an answer', async (button, choice) => {
  const onChoose = jest.fn();
  ask(Promise.resolve(['content/docs/a.mdx', 'content/docs/b.mdx']), onChoose);
  const dialog = screen.getByRole('dialog', { name: 'Replace lamp.png?' });
  const users = await screen.findAllByRole('listitem');
  expect(users.map(({ textContent }) => textContent)).toEqual([
    'Lamps content/docs/a.mdx',
    'content/docs/b.mdx',
  ]);
  expect(dialog).toHaveTextContent('The old file is overwritten.');
  expect(dialog).toHaveTextContent('the new one is called lamp-2.png');
  // The old one has not been loaded.
  expect(screen.getAllByRole('img')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(onChoose.mock.calls).toEqual([[choice]]);
});

it('says that a picture is not used', async () => {
  ask(Promise.resolve([]));
  expect(await screen.findByText('No file of the content shows it.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

it('replaces nothing before it is known where it is used', async () => {
  ask(Promise.reject(new Error('The CMS does not answer.')));
  expect(screen.getByRole('button', { name: 'Replace' })).toBeDisabled();
  expect(await screen.findByText('The CMS does not answer.')).toHaveRole('alert');
  expect(screen.getByRole('button', { name: 'Replace' })).toBeDisabled();
});
