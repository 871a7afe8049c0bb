import type { Problem } from '../../base/problems/problem';
import { runAfterWebpack, afterWebpackDone, startAfterWebpack } from './after-webpack';

const wrong: Problem = {
  severity: 'error',
  file: 'content/games/a/main.ink',
  line: 1,
  message: 'The story does not end.',
  hint: 'Add an end.',
};

it('is over when what was found has been reported', async () => {
  const reported: Problem[] = [];
  runAfterWebpack(() => Promise.resolve([wrong]));
  expect(reported).toEqual([]);
  startAfterWebpack((found) => reported.push(...found));
  await afterWebpackDone();
  expect(reported).toEqual([wrong]);
});

it('does each work once', async () => {
  const work = jest.fn(() => Promise.resolve([]));
  runAfterWebpack(work);
  startAfterWebpack(() => undefined);
  await afterWebpackDone();
  startAfterWebpack(() => undefined);
  await afterWebpackDone();
  expect(work).toHaveBeenCalledTimes(1);
});

it('stops the build that waits for it, if it fails, once the rest is done', async () => {
  const reported: Problem[] = [];
  runAfterWebpack(() => Promise.reject(new Error('The thread has died.')));
  runAfterWebpack(() => Promise.resolve([wrong]));
  startAfterWebpack((found) => reported.push(...found));
  await expect(afterWebpackDone()).rejects.toThrow('The thread has died.');
  expect(reported).toEqual([wrong]);
});
