import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestServer } from '../request-server';
import { DeletedPages } from './DeletedPages';

jest.mock('../request-server');
const asked = jest.mocked(requestServer);
const onRestored = jest.fn();
const lamp = {
  path: 'content/docs/ink-basics/lamp.mdx',
  id: '1732894000000',
  title: 'The lamp',
  date: '2026-11-29T15:00:00.000Z',
};

it('brings a deleted page back, and opens it', async () => {
  asked.mockResolvedValueOnce([lamp]).mockResolvedValueOnce({ hash: 'a' });
  render(<DeletedPages onRestored={onRestored} />);
  const section = await screen.findByRole('region', { name: 'Deleted in the last week' });
  expect(section).toHaveTextContent(/The lamp Nov 29, 2026/);
  await userEvent.click(screen.getByRole('button', { name: 'Restore “The lamp”' }));
  expect(asked).toHaveBeenLastCalledWith('restore', { path: lamp.path, id: lamp.id });
  expect(onRestored).toHaveBeenCalledWith('ink-basics/lamp');
});

it('says why a page is not restored', async () => {
  asked.mockResolvedValueOnce([lamp]).mockRejectedValueOnce(new Error('It already exists.'));
  render(<DeletedPages onRestored={onRestored} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore “The lamp”' }));
  expect(await screen.findByText('It already exists.')).toHaveRole('alert');
});
