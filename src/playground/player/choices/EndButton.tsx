import { playerMessages } from '../../../config/messages/player';
import { ChoiceButton } from '../../../ui/ChoiceButton';
import { ownWords } from '../own-words';
import * as styles from './EndButton.module.css';

interface EndButtonProps {
  onEnd: () => void;
}

/** Shown when there is nothing left to choose: returns to the title screen. */
export function EndButton({ onEnd }: EndButtonProps) {
  return (
    <ChoiceButton {...ownWords} className={styles.end} data-end="" onClick={onEnd}>
      {playerMessages.story.end}
    </ChoiceButton>
  );
}
