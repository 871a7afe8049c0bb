import { act, render } from '@testing-library/react';
import { AssetsProvider } from '../assets/assets-context';
import type { SoundCue } from '../engine/game-view';
import type { Loudness } from './sound-context';
import { useStorySound } from './use-story-sound';

const assets = {
  find: (path: string) => ({ src: `https://game.example/${path}` }),
  missingBackground: null,
  fonts: [],
};
const loud = { isOn: true, volume: 50 };
const silent = { isOn: false, volume: 50 };
const cue = (action: SoundCue['action'], file: string | null): SoundCue => ({ action, file });

function Sounds({ cues, loudness }: { cues: readonly SoundCue[]; loudness: Loudness }) {
  return useStorySound(cues, loudness, null).map(({ file }) => file);
}

const draw = (cues: readonly SoundCue[], loudness = loud) => (
  <AssetsProvider value={assets}>
    <Sounds cues={cues} loudness={loudness} />
  </AssetsProvider>
);

afterEach(() => jest.restoreAllMocks());

test('music that replaces other music in one turn is heard, and the other is not', () => {
  const heard = new Set<string>();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    heard.add(this.src);
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    heard.delete(this.src);
  });
  const { rerender, unmount } = render(draw([cue('playMusic', 'foyer.mp3')]));
  expect([...heard]).toEqual(['https://game.example/foyer.mp3']);
  rerender(draw([cue('stopMusic', null), cue('playMusic', 'cellar.mp3')]));
  expect([...heard]).toEqual(['https://game.example/cellar.mp3']);
  unmount();
  expect([...heard]).toEqual([]);
});

test('a sound that was due while sound was off is heard from where it is, once sound is on', () => {
  jest.useFakeTimers();
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const cues = [cue('playSound', 'tale.mp3'), cue('playMusic', 'foyer.mp3')];
  const { rerender, container, unmount } = render(draw(cues, silent));
  act(() => jest.advanceTimersByTime(10_000));
  const [audio] = play.mock.contexts as HTMLAudioElement[];
  expect(audio).toMatchObject({ src: 'https://game.example/tale.mp3', muted: true });
  expect(play).toHaveBeenCalledTimes(1);
  rerender(draw(cues));
  expect(audio).toMatchObject({ muted: false, volume: 0.5 });
  expect(play).toHaveBeenCalledTimes(2);
  act(() => {
    audio?.dispatchEvent(new Event('ended'));
  });
  expect(container).toHaveTextContent(/^foyer.mp3$/);
  unmount();
  jest.useRealTimers();
});
