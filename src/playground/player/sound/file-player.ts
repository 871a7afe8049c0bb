import type { PlayingSound } from './playing-sounds';

/** A sound that has been started. */
export interface StartedSound {
  stop: () => void;
  /** Sets the volume, from 0 to 1. */
  setVolume: (volume: number) => void;
}

/** Plays a sound file, again and again if it is looped; a browser that waits for a click gets it at the next one. */
export function startFile(
  src: string,
  { isLooped }: PlayingSound,
  volume: number,
  onEnd: () => void,
): StartedSound {
  const audio = new Audio(src);
  audio.loop = isLooped;
  const setVolume = (next: number): void => {
    audio.volume = next;
    // On an iPhone, only this has an effect.
    audio.muted = next === 0;
  };
  setVolume(volume);
  const forget = (): void => {
    document.removeEventListener('pointerup', play);
    document.removeEventListener('keydown', play);
  };
  const play = (): void => {
    forget();
    audio.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
      document.addEventListener('pointerup', play, { once: true });
      document.addEventListener('keydown', play, { once: true });
    });
  };
  audio.addEventListener('ended', onEnd);
  if (!isLooped) audio.addEventListener('error', onEnd);
  play();
  return {
    stop: () => {
      forget();
      audio.removeEventListener('ended', onEnd);
      audio.removeEventListener('error', onEnd);
      audio.pause();
    },
    setVolume,
  };
}
