/** @jest-environment node */
import type { Problem } from '../../base/problems/problem';
import { doLater, doneLater, startLater } from './do-later';

const wrong: Problem = {
  severity: 'error',
  file: 'content/games/a/main.ink',
  line: 1,
  message: 'The story does not end.',
  hint: 'Add an end.',
};

it('is over when what was found has been reported', async () => {
  const reported: Problem[] = [];
  doLater(() => Promise.resolve([wrong]));
  expect(reported).toEqual([]);
  startLater((found) => reported.push(...found));
  await doneLater();
  expect(reported).toEqual([wrong]);
});

it('does each work once', async () => {
  const work = jest.fn(() => Promise.resolve([]));
  doLater(work);
  startLater(() => undefined);
  await doneLater();
  startLater(() => undefined);
  await doneLater();
  expect(work).toHaveBeenCalledTimes(1);
});

it('stops the build that waits for it, if it fails, once the rest is done', async () => {
  const reported: Problem[] = [];
  doLater(() => Promise.reject(new Error('The thread has died.')));
  doLater(() => Promise.resolve([wrong]));
  startLater((found) => reported.push(...found));
  await expect(doneLater()).rejects.toThrow('The thread has died.');
  expect(reported).toEqual([wrong]);
});
