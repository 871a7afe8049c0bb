import { ChoiceButton } from '../../../ui/ChoiceButton';
import { MarkupText } from '../markup/MarkupText';
import { useGameWords } from '../kit/game-words';
import * as styles from './TitleScreen.module.css';

interface AboutScreenProps {
  lines: readonly string[];
  onBack: () => void;
}

/** The story’s own about text. */
export function AboutScreen({ lines, onBack }: AboutScreenProps) {
  const { words, ownWords } = useGameWords();
  return (
    <div className={styles.screen}>
      <div className={styles.text}>
        {lines.map((line, place) => (
          <div key={place} dir="auto">
            <MarkupText text={line} />
          </div>
        ))}
      </div>
      <div className={styles.buttons} {...ownWords}>
        <ChoiceButton data-first="" onClick={onBack}>
          {words.title.back}
        </ChoiceButton>
      </div>
    </div>
  );
}
