/** @jest-environment node */
import type { Problem } from '../../core/problems/problem';
import { played, playLater, startPlaying } from './play-later';

const wrong: Problem = {
  severity: 'error',
  file: 'content/games/a/main.ink',
  line: 1,
  message: 'The story does not end.',
  hint: 'Add an end.',
};

it('is over when what was found has been reported', async () => {
  const reported: Problem[] = [];
  playLater(() => Promise.resolve([wrong]));
  expect(reported).toEqual([]);
  startPlaying((found) => reported.push(...found));
  await played();
  expect(reported).toEqual([wrong]);
});

it('plays once, however often pages are created', async () => {
  const play = jest.fn(() => Promise.resolve([]));
  playLater(play);
  startPlaying(() => undefined);
  startPlaying(() => undefined);
  await played();
  expect(play).toHaveBeenCalledTimes(1);
});

it('stops the build that waits for it, if it fails', async () => {
  playLater(() => Promise.reject(new Error('The thread has died.')));
  startPlaying(() => undefined);
  await expect(played()).rejects.toThrow('The thread has died.');
});
