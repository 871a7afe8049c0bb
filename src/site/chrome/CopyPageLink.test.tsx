import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyPageLink } from './CopyPageLink';

const link = () => screen.getByRole('link', { name: 'Copy page as Markdown' });
const answer = (response: { ok: boolean; status?: number }, type = 'text/markdown') => {
  const headers = new Map([['content-type', type]]);
  const text = () => Promise.resolve('# Saves');
  globalThis.fetch = jest.fn().mockResolvedValue({ ...response, headers, text });
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('copies the Markdown and says so', async () => {
  const user = userEvent.setup();
  answer({ ok: true });
  render(<CopyPageLink href="/docs/saves/index.md" className="link" />);
  await user.click(link());
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(fetch).toHaveBeenCalledWith('/docs/saves/index.md');
  expect(await navigator.clipboard.readText()).toBe('# Saves');
});

test.each([
  ['is missing', { ok: false, status: 404 }, 'text/markdown'],
  ['is a page', { ok: true }, 'text/html; charset=utf-8'],
])(
  'where the text %s, it says so and leaves the link to the browser',
  async (_, response, type) => {
    const user = userEvent.setup();
    answer(response, type);
    window.location.hash = '';
    render(<CopyPageLink href="#text" className="link" />);
    await user.click(link());
    expect(await screen.findByText(/^Copying failed/)).toBeVisible();
    await user.click(link());
    expect(window.location.hash).toBe('#text');
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test('a key that opens links elsewhere does so', async () => {
  const user = userEvent.setup();
  answer({ ok: true });
  render(<CopyPageLink href="#text" className="link" />);
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(fetch).not.toHaveBeenCalled();
});
