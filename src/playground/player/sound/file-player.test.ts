/** @jest-environment jsdom */
import { startFile } from './file-player';

const sound = { id: 1, file: 'wind.mp3', isLooped: true };
let play: jest.SpyInstance;
let pause: jest.SpyInstance;
beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const audio = () => play.mock.contexts[0] as HTMLAudioElement;

test('music is looped at its volume until it is stopped', () => {
  const started = startFile('blob:1', sound, 0.5, jest.fn());
  expect(audio()).toMatchObject({ src: 'blob:1', loop: true, volume: 0.5 });
  started.setVolume(0);
  expect(audio().volume).toBe(0);
  started.stop();
  expect(pause).toHaveBeenCalledTimes(1);
});

test('a sound that plays once says when it is over, unless it was stopped', () => {
  const onEnd = jest.fn();
  const once = { ...sound, isLooped: false };
  const started = startFile('blob:1', once, 1, onEnd);
  audio().dispatchEvent(new Event('ended'));
  expect(onEnd).toHaveBeenCalledTimes(1);
  started.stop();
  audio().dispatchEvent(new Event('ended'));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a browser that waits for the player gets the sound at the next click', async () => {
  play.mockRejectedValueOnce(new DOMException('wait', 'NotAllowedError'));
  const { stop } = startFile('blob:1', sound, 1, jest.fn());
  await Promise.resolve();
  document.dispatchEvent(new Event('pointerup'));
  expect(play).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('pointerup'));
  expect(play).toHaveBeenCalledTimes(2);
  stop();
});

test('a stopped sound does not begin at a later click', async () => {
  play.mockRejectedValue(new DOMException('wait', 'NotAllowedError'));
  const { stop } = startFile('blob:1', sound, 1, jest.fn());
  await Promise.resolve();
  stop();
  document.dispatchEvent(new Event('keydown'));
  expect(play).toHaveBeenCalledTimes(1);
});
