import { useCallback, useEffect, useRef, useState } from 'react';
import { safeUrl } from '../../core/markup/safe-url';
import { useAssets, type Assets } from '../assets/assets-context';
import type { SoundCue } from '../engine/game-view';
import { startFile, type StartedSound } from './file-player';
import { applyCues, type PlayingSound } from './playing-sounds';
import type { Loudness } from './sound-context';
import type { TonePlayer } from './tone-player';

/** For how many milliseconds a sound that plays once is captioned if its length is not known. */
const captionTime = 4000;

/** Makes a player for sounds that have no file. */
export type MakeTones = () => TonePlayer;

/**
 * Follows the story’s cues and, if sound is on, plays them: the game’s files, and `makeTones` for what has none.
 * Returns the sounds now playing.
 */
export function useStorySound(
  cues: readonly SoundCue[],
  loudness: Loudness,
  makeTones: MakeTones | null,
): readonly PlayingSound[] {
  const [playing, setPlaying] = useState(() => applyCues([], cues));
  const [heard, setHeard] = useState(cues);
  if (heard !== cues) {
    setHeard(cues);
    setPlaying(applyCues(playing, cues));
  }
  const assets = useAssets();
  const { isOn } = loudness;
  const isTimed = useCallback(
    (sound: PlayingSound) => !sound.isLooped && !(isOn && addressOf(sound, assets) !== null),
    [assets, isOn],
  );

  useEffect(() => {
    if (!playing.some(isTimed)) return;
    const timer = setTimeout(
      () => setPlaying((now) => now.filter((s) => !isTimed(s) || !playing.includes(s))),
      captionTime,
    );
    return () => clearTimeout(timer);
  }, [playing, isTimed]);

  const onEnd = useCallback(
    (ended: number) => setPlaying((now) => now.filter(({ id }) => id !== ended)),
    [],
  );
  useStartedSounds(playing, loudness, makeTones, onEnd);
  return playing;
}

/** The address of a sound’s file; null if there is no such file. */
function addressOf({ file }: PlayingSound, { find }: Assets): string | null {
  const url = safeUrl(file);
  if (url === null) return null;
  return url.kind === 'web' ? url.href : (find(url.path)?.src ?? null);
}

function useStartedSounds(
  playing: readonly PlayingSound[],
  { isOn, volume }: Loudness,
  makeTones: MakeTones | null,
  onEnd: (id: number) => void,
): void {
  const assets = useAssets();
  const tones = useRef<TonePlayer | null>(null);
  const started = useRef(new Map<number, StartedSound>());

  useEffect(() => {
    const wanted = new Map((isOn ? playing : []).map((sound) => [sound.id, sound]));
    for (const [id, sound] of started.current) {
      if (wanted.has(id)) continue;
      sound.stop();
      started.current.delete(id);
    }
    for (const [id, sound] of wanted) {
      if (started.current.has(id)) continue;
      const src = addressOf(sound, assets);
      if (src !== null)
        started.current.set(
          id,
          startFile(src, sound, volume / 100, () => onEnd(id)),
        );
      else if (makeTones !== null && typeof AudioContext !== 'undefined') {
        tones.current ??= makeTones();
        started.current.set(id, tones.current.start(sound));
      }
    }
    for (const sound of started.current.values()) sound.setVolume(volume / 100);
  }, [playing, isOn, volume, assets, makeTones, onEnd]);

  useEffect(() => {
    const { current } = started;
    return () => {
      for (const sound of current.values()) sound.stop();
      current.clear();
      tones.current?.close();
      tones.current = null;
    };
  }, []);
}
