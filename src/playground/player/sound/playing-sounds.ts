import type { SoundCue } from '../engine/game-view';

/** A sound of the story that is playing. */
export interface PlayingSound {
  id: number;
  file: string;
  isLooped: boolean;
}

/** The sounds playing after the cues; the same music requested twice plays twice, as in the engine. */
export function applyCues(
  playing: readonly PlayingSound[],
  cues: readonly SoundCue[],
): readonly PlayingSound[] {
  return cues.reduce(applyCue, playing);
}

function applyCue(
  playing: readonly PlayingSound[],
  { action, file }: SoundCue,
): readonly PlayingSound[] {
  const isLooped = action === 'playMusic' || action === 'stopMusic';
  if (action === 'stopSound' || action === 'stopMusic') {
    return playing.filter(
      (sound) => sound.isLooped !== isLooped || (file !== null && sound.file !== file),
    );
  }
  if (file === null) return playing;
  const id = 1 + Math.max(0, ...playing.map((sound) => sound.id));
  return [...playing, { id, file, isLooped }];
}
