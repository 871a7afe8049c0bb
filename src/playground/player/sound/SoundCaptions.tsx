import { playerMessages } from '../../../config/messages/player';
import { Button } from '../../../ui/Button';
import type { PlayingSound } from './playing-sounds';
import * as styles from './SoundCaptions.module.css';

const words = playerMessages.story;

interface SoundCaptionsProps {
  playing: readonly PlayingSound[];
  /** Turns the sound on; null while it is. */
  onTurnOn: (() => void) | null;
}

/** Captions that name the sounds now playing, for readers with and without sound. */
export function SoundCaptions({ playing, onTurnOn }: SoundCaptionsProps) {
  if (playing.length === 0) return null;
  return (
    <div className={styles.captions}>
      <ul className={styles.list} aria-label={words.playing}>
        {captions(playing).map(({ key, text }) => (
          <li key={key} className={styles.caption}>
            <span aria-hidden="true">♪ </span>
            {text}
          </li>
        ))}
      </ul>
      {onTurnOn && (
        <Button kind="link" className={styles.turnOn} onClick={onTurnOn}>
          {words.turnOn}
        </Button>
      )}
    </div>
  );
}

function captions(playing: readonly PlayingSound[]): { key: string; text: string }[] {
  const counts = new Map<string, { sound: PlayingSound; count: number }>();
  for (const sound of playing) {
    const key = `${sound.isLooped} ${sound.file}`;
    counts.set(key, { sound, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return Array.from(counts, ([key, { sound, count }]) => {
    const name = sound.isLooped ? `${sound.file}, ${words.looped}` : sound.file;
    return { key, text: count > 1 ? `${name} ${words.times(count)}` : name };
  });
}
