/** @jest-environment jsdom */
import { openFile } from './open-file';

const answer = jest.fn<Promise<unknown>, [string, RequestInit]>();
const writeText = jest.fn<Promise<void>, [string]>();
global.fetch = answer as unknown as typeof fetch;

const answerWith = (isOpened: boolean, message: string) =>
  answer.mockResolvedValueOnce({ json: () => Promise.resolve({ isOpened, message }) });

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

it('says what the server has opened', async () => {
  answerWith(true, 'Opened a.mdx:3 in code (VISUAL).');
  expect(await openFile('a.mdx', 3)).toBe('Opened a.mdx:3 in code (VISUAL).');
  expect(answer).toHaveBeenCalledWith('/___open-file?file=a.mdx&line=3', { method: 'POST' });
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the place if nothing was opened, or names it', async () => {
  answerWith(false, 'Name an editor.');
  expect(await openFile('a.mdx', 3)).toBe('Copied a.mdx:3. Name an editor.');
  expect(writeText).toHaveBeenCalledWith('a.mdx:3');
  writeText.mockRejectedValue(new Error('Not allowed'));
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await openFile('a.mdx', 3)).toMatch(/^Open a\.mdx:3\. The site has stopped/);
});
