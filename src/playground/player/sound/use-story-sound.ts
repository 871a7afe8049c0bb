import { useCallback, useEffect, useRef, useState } from 'react';
import { safeUrl } from '../../../ink/markup/safe-url';
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
 * Follows the story’s cues and, if sound is on, plays them: the game’s files, and `makeTones` for what has none. While it is
 * off, files that play once go on unheard, as in the engine, so that the rest is heard when it is turned on. Returns the
 * sounds now playing.
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
  const isTimed = useCallback(
    (sound: PlayingSound) => !sound.isLooped && addressOf(sound, assets) === null,
    [assets],
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
    (ended: PlayingSound) => setPlaying((now) => now.filter((sound) => sound !== ended)),
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
  onEnd: (sound: PlayingSound) => void,
): void {
  const assets = useAssets();
  const tones = useRef<TonePlayer | null>(null);
  // By sound rather than by id: a sound can have the id of one that it has just replaced.
  const started = useRef(new Map<PlayingSound, StartedSound>());

  useEffect(() => {
    const { current } = started;
    const level = isOn ? volume / 100 : 0;
    const wanted = playing.filter(
      (sound) => isOn || (!sound.isLooped && addressOf(sound, assets) !== null),
    );
    for (const [sound, { stop }] of current) {
      if (wanted.includes(sound)) continue;
      stop();
      current.delete(sound);
    }
    for (const sound of wanted) {
      if (current.has(sound)) continue;
      const src = addressOf(sound, assets);
      if (src !== null) {
        const end = (): void => onEnd(sound);
        current.set(sound, startFile(src, sound, level, end));
      } else if (makeTones !== null && typeof AudioContext !== 'undefined') {
        tones.current ??= makeTones();
        current.set(sound, tones.current.start(sound));
      }
    }
    for (const { setVolume } of current.values()) setVolume(level);
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
