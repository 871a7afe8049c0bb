import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestServer } from '../server/request-server';
import { knowSite } from '../../../../testing/know-site';
import { DeletedFiles } from './DeletedFiles';

jest.mock('../server/request-server');
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
  render(<DeletedFiles onRestored={onRestored} />);
  const section = await screen.findByRole('region', { name: 'Deleted in the last week' });
  expect(section).toHaveTextContent(/The lamp Nov 29, 2026/);
  await userEvent.click(screen.getByRole('button', { name: 'Restore “The lamp”' }));
  expect(asked).toHaveBeenLastCalledWith('restore', { path: lamp.path, id: lamp.id });
  expect(onRestored).toHaveBeenCalledWith('ink-basics/lamp');
});

it('brings a picture back, and says where it is', async () => {
  await knowSite({ docs: [] });
  const picture = { ...lamp, path: 'static/img/plans/lamp.png', title: 'plans/lamp.png' };
  asked
    .mockResolvedValueOnce([picture])
    .mockResolvedValueOnce({ hash: 'a' })
    .mockResolvedValueOnce([]);
  onRestored.mockClear();
  render(<DeletedFiles onRestored={onRestored} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore “plans/lamp.png”' }));
  const status = await screen.findByText('plans/lamp.png is among the pictures again.');
  expect(status).toHaveRole('status');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onRestored).not.toHaveBeenCalled();
});

it('says why a page is not restored', async () => {
  asked.mockResolvedValueOnce([lamp]).mockRejectedValueOnce(new Error('It already exists.'));
  render(<DeletedFiles onRestored={onRestored} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore “The lamp”' }));
  expect(await screen.findByText('It already exists.')).toHaveRole('alert');
});
