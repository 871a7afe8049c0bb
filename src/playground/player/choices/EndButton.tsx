import { playerMessages } from '../../../site/messages/player';
import * as styles from './EndButton.module.css';

interface EndButtonProps {
  onEnd: () => void;
}

/** Where there is nothing left to choose: back to the title. */
export function EndButton({ onEnd }: EndButtonProps) {
  return (
    <button type="button" className={styles.end} data-end="" onClick={onEnd}>
      {playerMessages.story.end}
    </button>
  );
}
