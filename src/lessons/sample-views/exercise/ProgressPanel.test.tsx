import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgressPanel } from './ProgressPanel';
import { showMarks } from './progress-marks';

const KEY = 'docs.drafts:exercises';
const downloadFile = jest.fn();
jest.mock('../../../playground/download/download-file', () => ({
  downloadFile: (...args: unknown[]): unknown => downloadFile(...args),
}));

const button = (name: string) => screen.getByRole('button', { name });
const choose = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('Add from a file'),
    // The DOM of the tests cannot read files.
    Object.assign(new File([text], 'a.json'), { text: () => Promise.resolve(text) }),
  );

beforeEach(() => {
  localStorage.clear();
  const data = { '/docs/a/': ['one', 'two'], '/docs/b/': ['three'] };
  globalThis.fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve(data) });
});

test('counts what is done, saves it to a file, and adds a file to it', async () => {
  localStorage.setItem(KEY, '["one","gone"]');
  render(<ProgressPanel onClose={jest.fn()} />);
  expect(await screen.findByText('1 of 3 exercises are done.')).toBeVisible();
  await userEvent.click(button('Save to a file'));
  const [name, text] = downloadFile.mock.calls[0] as [string, string];
  expect(name).toBe('atrament-exercises.json');
  localStorage.clear();
  await choose(text.replace('gone', 'three'));
  expect(await screen.findByText('2 of 3 exercises are done.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 exercises were in it.');
  expect(localStorage.getItem(KEY)).toBe('["one","three"]');
});

test.each(['', '{', '[]', '{"exercises":[1]}'])('refuses another file (%s)', async (text) => {
  localStorage.setItem(KEY, '["one"]');
  render(<ProgressPanel onClose={jest.fn()} />);
  await choose(text);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('There is no progress in this file.'),
  );
  expect(localStorage.getItem(KEY)).toBe('["one"]');
});

test('clears only what is confirmed', async () => {
  localStorage.setItem(KEY, '["one"]');
  render(<ProgressPanel onClose={jest.fn()} />);
  await userEvent.click(button('Clear…'));
  await userEvent.click(button('Keep them'));
  expect(localStorage.getItem(KEY)).toBe('["one"]');
  expect(button('Clear…')).toHaveFocus();
  await userEvent.click(button('Clear…'));
  await userEvent.click(button('Forget them'));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(await screen.findByText('0 of 3 exercises are done.')).toBeVisible();
  expect(button('Save to a file')).toBeDisabled();
});

test('says that what is stored cannot be read, and lets it be cleared', async () => {
  localStorage.setItem(KEY, '{');
  render(<ProgressPanel onClose={jest.fn()} />);
  expect(screen.getByText(/cannot be read/)).toBeVisible();
  await userEvent.click(button('Clear…'));
  await userEvent.click(button('Forget them'));
  expect(screen.queryByText(/cannot be read/)).toBeNull();
});

test('is closed', async () => {
  const onClose = jest.fn();
  render(<ProgressPanel onClose={onClose} />);
  await userEvent.click(button('Close'));
  // Without a word, which would leave the focus where it is.
  expect(onClose).toHaveBeenCalledWith();
});

test('marks pages in the sidebar, and exercises in lists', async () => {
  localStorage.setItem(KEY, '["one","three"]');
  render(
    <>
      <nav aria-label="Docs sidebar">
        <a href="/docs/a/">A</a>
        <a href="/docs/b/">B</a>
        <a href="/docs/c/">C</a>
      </nav>
      <ul>
        <li>
          <a href="/docs/a/#exercise-one">One</a>
        </li>
        <li>
          <a href="/docs/a/#exercise-two">Two</a>
        </li>
      </ul>
    </>,
  );
  const markOf = (name: string) =>
    screen.getByRole('link', { name }).getAttribute('data-exercises');
  await showMarks();
  expect(['A', 'B', 'C', 'One', 'Two'].map(markOf)).toEqual(['1 of 2', '✓', null, '✓', null]);
  localStorage.clear();
  await showMarks();
  expect(['A', 'B', 'C', 'One', 'Two'].map(markOf)).toEqual([null, null, null, null, null]);
});
