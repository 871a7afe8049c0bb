import { storyTestsMessages as words } from '../../../config/messages/story-tests';
import { Button } from '../../../ui/Button';
import type { Way } from '../walk/report';
import * as styles from '../TestsTool.module.css';

interface PlayButtonProps {
  way: Way;
  /** Where it leads, for those who do not see the row. */
  to: string;
  text?: string;
  onPlay: (way: Way) => void;
}

/** Sends the player somewhere. */
export function PlayButton({ way, to, text = words.playThere, onPlay }: PlayButtonProps) {
  return (
    <Button
      kind="link"
      className={styles.play}
      aria-label={`${text}: ${to}`}
      onClick={() => onPlay(way)}
    >
      {text}
    </Button>
  );
}
