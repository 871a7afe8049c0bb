/** @jest-environment jsdom */
import { awaitPage } from './await-page';

const reload = jest.fn();
const answers = jest.fn<Promise<{ ok: boolean }>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  global.fetch = answers as unknown as typeof fetch;
  window.history.replaceState(null, '', '/docs/new/');
});

afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

it('loads a page anew once it is made', async () => {
  document.body.innerHTML = '<h1>Gatsby.js development 404 page</h1>';
  awaitPage(reload);
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await jest.advanceTimersByTimeAsync(1600);
  answers.mockResolvedValueOnce({ ok: false });
  await jest.advanceTimersByTimeAsync(1600);
  expect(reload).not.toHaveBeenCalled();
  answers.mockResolvedValueOnce({ ok: true });
  await jest.advanceTimersByTimeAsync(1600);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(answers).toHaveBeenLastCalledWith('/page-data/docs/new/page-data.json');
});

it('asks no more once no page has come for a while, until the content changes', async () => {
  document.body.innerHTML = '<h1>Gatsby.js development 404 page</h1>';
  answers.mockReset().mockResolvedValue({ ok: false });
  const askAgain = awaitPage(reload);
  await jest.advanceTimersByTimeAsync(600_000);
  const asked = answers.mock.calls.length;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(answers).toHaveBeenCalledTimes(asked);
  askAgain();
  await jest.advanceTimersByTimeAsync(1600);
  expect(answers).toHaveBeenCalledTimes(asked + 1);
});

it('asks for nothing on a page that is there', async () => {
  document.body.innerHTML = '<h1>New</h1>';
  answers.mockClear();
  awaitPage(reload);
  await jest.advanceTimersByTimeAsync(5000);
  expect(answers).not.toHaveBeenCalled();
});
