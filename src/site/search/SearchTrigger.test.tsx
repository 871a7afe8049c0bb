import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchTrigger } from './SearchTrigger';
import { openSearch } from './open-search';
import { takeTyped } from '../../base/browser/typed-ahead';

jest.mock('./open-search', () => ({ openSearch: jest.fn() }));

const opened = (times: number) => waitFor(() => expect(openSearch).toHaveBeenCalledTimes(times));

beforeEach(() => {
  jest
    .mocked(openSearch)
    .mockReset()
    .mockImplementation(() => void takeTyped());
  render(
    <>
      <SearchTrigger />
      <textarea aria-label="Note" />
    </>,
  );
});

test('opens the search on a click', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await opened(1);
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens it on %s', async (keys) => {
  await userEvent.keyboard(keys);
  await opened(1);
});

test('a slash that is written opens nothing, the other keys do', async () => {
  const field = screen.getByRole('textbox', { name: 'Note' });
  await userEvent.type(field, 'a/b');
  expect(field).toHaveValue('a/b');
  expect(openSearch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  await opened(1);
});

test('Ctrl+K opens it on a keyboard whose K types another letter', async () => {
  fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
  await opened(1);
});
