import type { SoundCue } from '../engine/game-view';
import { applyCues } from './playing-sounds';

const cue = (action: SoundCue['action'], file: string | null): SoundCue => ({ action, file });
const names = (...cues: SoundCue[]) => applyCues([], cues).map(({ file }) => file);

test('music goes on beside sounds, and the same music twice sounds twice', () => {
  const playing = applyCues(
    [],
    [cue('playMusic', 'wind.mp3'), cue('playSound', 'door.mp3'), cue('playMusic', 'wind.mp3')],
  );
  expect(playing.map(({ file, isLooped }) => [file, isLooped])).toEqual([
    ['wind.mp3', true],
    ['door.mp3', false],
    ['wind.mp3', true],
  ]);
  expect(new Set(playing.map(({ id }) => id)).size).toBe(3);
});

test('stopping ends one file or all of its kind', () => {
  const all = [cue('playMusic', 'a'), cue('playMusic', 'b'), cue('playSound', 'a')];
  expect(names(...all, cue('stopMusic', 'a'))).toEqual(['b', 'a']);
  expect(names(...all, cue('stopMusic', null))).toEqual(['a']);
  expect(names(...all, cue('stopSound', null))).toEqual(['a', 'b']);
});
