import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyPageLink } from './CopyPageLink';

const link = () => screen.getByRole('link', { name: 'Copy page as Markdown' });
const answer = (response: Partial<Response>) => {
  globalThis.fetch = jest.fn().mockResolvedValue(response);
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

test('copies the Markdown and says so', async () => {
  const user = userEvent.setup();
  answer({ ok: true, text: () => Promise.resolve('# Saves') });
  render(<CopyPageLink href="/docs/saves/index.md" className="link" />);
  await user.click(link());
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(fetch).toHaveBeenCalledWith('/docs/saves/index.md');
  expect(await navigator.clipboard.readText()).toBe('# Saves');
});

test('where it does not work, it says so and leaves the link to the browser', async () => {
  const user = userEvent.setup();
  answer({ ok: false, status: 404 });
  render(<CopyPageLink href="#text" className="link" />);
  await user.click(link());
  expect(await screen.findByText(/^Copying did not work/)).toBeVisible();
  await user.click(link());
  expect(window.location.hash).toBe('#text');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a key that opens links elsewhere does so', async () => {
  const user = userEvent.setup();
  answer({ ok: true });
  render(<CopyPageLink href="#text" className="link" />);
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(fetch).not.toHaveBeenCalled();
});
