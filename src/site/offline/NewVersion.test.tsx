import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NewVersion } from './NewVersion';

test('a new version is told calmly, and only the reader reloads or closes', async () => {
  const onReload = jest.fn();
  const onClose = jest.fn();
  render(<NewVersion onReload={onReload} onClose={onClose} />);
  expect(screen.getByRole('status')).toHaveTextContent('A new version of these docs is here.');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
