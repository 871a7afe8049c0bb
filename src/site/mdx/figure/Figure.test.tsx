import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Figure } from './Figure';

const picture = { src: '/img/room.png', alt: 'A lamp room', width: 640, height: 300 };

test('a picture is fetched late, keeps its place, and has its caption', () => {
  render(<Figure {...picture} caption="The room" />);
  const image = document.querySelector('img');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '640');
  expect(image).toHaveAttribute('height', '300');
  expect(screen.getByRole('figure')).toHaveTextContent('The room');
});

test('it opens in a dialog named after it, and closes', async () => {
  render(<Figure {...picture} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge image: A lamp room' }));
  const dialog = screen.getByRole('dialog', { name: 'A lamp room' });
  expect(dialog.querySelector('img')).toHaveAttribute('src', '/img/room.png');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close image' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelectorAll('img')).toHaveLength(1);
});
