import { retryChunks } from './retry-chunks';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the code of a page is asked for a second time, and no more', async () => {
  const load = jest.fn<Promise<unknown>, []>().mockRejectedValue(new Error('gone'));
  const components = { doc: load };
  retryChunks(components);
  const result = components.doc().catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(300);
  expect(await result).toBe('Error: gone');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a second attempt that succeeds is a success; the first one need not be repeated', async () => {
  const load = jest.fn<Promise<unknown>, []>().mockResolvedValue('page');
  load.mockRejectedValueOnce(new Error('blip'));
  const components = { doc: load };
  retryChunks(components);
  const result = components.doc();
  await jest.advanceTimersByTimeAsync(300);
  expect(await result).toBe('page');
  expect(await components.doc()).toBe('page');
  expect(load).toHaveBeenCalledTimes(3);
});
