import { render } from '@testing-library/react';
import { AssetsProvider } from '../assets/assets-context';
import type { SoundCue } from '../engine/game-view';
import { useStorySound } from './use-story-sound';

const assets = {
  find: (path: string) => ({ src: `https://game.example/${path}` }),
  missingBackground: null,
  fonts: [],
};
const loudness = { isOn: true, volume: 50 };
const cue = (action: SoundCue['action'], file: string | null): SoundCue => ({ action, file });

function Sounds({ cues }: { cues: readonly SoundCue[] }) {
  useStorySound(cues, loudness, null);
  return null;
}

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
  const draw = (...cues: SoundCue[]) => (
    <AssetsProvider value={assets}>
      <Sounds cues={cues} />
    </AssetsProvider>
  );
  const { rerender, unmount } = render(draw(cue('playMusic', 'foyer.mp3')));
  expect([...heard]).toEqual(['https://game.example/foyer.mp3']);
  rerender(draw(cue('stopMusic', null), cue('playMusic', 'cellar.mp3')));
  expect([...heard]).toEqual(['https://game.example/cellar.mp3']);
  unmount();
  expect([...heard]).toEqual([]);
});
