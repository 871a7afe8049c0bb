import { ChoiceButton } from '../../../ui/ChoiceButton';
import { useGameWords } from '../kit/game-words';
import * as styles from './EndButton.module.css';

interface EndButtonProps {
  onEnd: () => void;
}

/** Shown when there is nothing left to choose: returns to the title screen. */
export function EndButton({ onEnd }: EndButtonProps) {
  const { words, ownWords } = useGameWords();
  return (
    <ChoiceButton {...ownWords} className={styles.end} data-end="" onClick={onEnd}>
      {words.story.end}
    </ChoiceButton>
  );
}
