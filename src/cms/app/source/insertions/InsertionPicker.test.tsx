import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InsertionPicker } from './InsertionPicker';

const chosen = jest.fn();
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  chosen.mockReset();
  render(<InsertionPicker onChoose={chosen} />);
});

it('filters what can be inserted by the letters that are typed, and Enter chooses', async () => {
  expect(screen.getByRole('dialog', { name: 'Insert' })).toBeVisible();
  expect(options().length).toBeGreaterThan(30);
  await userEvent.type(screen.getByRole('combobox'), 'pict');
  expect(options()[0]).toBe('PictureBlocks');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ id: 'picture' }));
});

it('keeps several words, says if there is nothing, and can be left', async () => {
  await userEvent.type(screen.getByRole('combobox'), 'ink st');
  expect(options()[0]).toMatch(/^Ink story/);
  await userEvent.type(screen.getByRole('combobox'), 'zebra');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing with that name can be inserted.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(chosen).toHaveBeenCalledWith(null);
});
