import { useEffect, useRef, useState } from 'react';
import type { SoundCue } from '../engine/game-view';
import { applyCues, type PlayingSound } from './playing-sounds';
import { createTonePlayer, type TonePlayer } from './tone-player';

/** For how many milliseconds a sound that plays once is captioned. */
const captionTime = 4000;

/** Follows the story’s cues and, if sound is on, plays them; returns the sounds now playing. */
export function useStorySound(cues: readonly SoundCue[], isOn: boolean): readonly PlayingSound[] {
  const [playing, setPlaying] = useState(() => applyCues([], cues));
  const [heard, setHeard] = useState(cues);
  if (heard !== cues) {
    setHeard(cues);
    setPlaying(applyCues(playing, cues));
  }

  useEffect(() => {
    if (playing.every((sound) => sound.isLooped)) return;
    const timer = setTimeout(
      () => setPlaying((now) => now.filter((s) => s.isLooped || !playing.includes(s))),
      captionTime,
    );
    return () => clearTimeout(timer);
  }, [playing]);

  useTones(playing, isOn);
  return playing;
}

function useTones(playing: readonly PlayingSound[], isOn: boolean): void {
  const player = useRef<TonePlayer | null>(null);
  const ends = useRef(new Map<number, () => void>());

  useEffect(() => {
    const wanted = new Map((isOn ? playing : []).map((sound) => [sound.id, sound]));
    for (const [id, end] of ends.current) {
      if (wanted.has(id)) continue;
      end();
      ends.current.delete(id);
    }
    if (wanted.size === 0 || typeof AudioContext === 'undefined') return;
    const tones = (player.current ??= createTonePlayer());
    for (const [id, sound] of wanted) {
      if (!ends.current.has(id)) ends.current.set(id, tones.start(sound));
    }
  }, [playing, isOn]);

  useEffect(
    () => () => {
      player.current?.close();
      player.current = null;
    },
    [],
  );
}
