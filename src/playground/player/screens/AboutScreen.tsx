import { currentLocale } from '../../../config/current-locale';
import { playerMessages } from '../../../config/messages/player';
import { ChoiceButton } from '../../../ui/ChoiceButton';
import { MarkupText } from '../markup/MarkupText';
import * as styles from './TitleScreen.module.css';

interface AboutScreenProps {
  lines: readonly string[];
  onBack: () => void;
}

/** The story’s own about text. */
export function AboutScreen({ lines, onBack }: AboutScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.text}>
        {lines.map((line, place) => (
          <div key={place} dir="auto">
            <MarkupText text={line} />
          </div>
        ))}
      </div>
      <div className={styles.buttons} lang={currentLocale.code}>
        <ChoiceButton data-first="" onClick={onBack}>
          {playerMessages.title.back}
        </ChoiceButton>
      </div>
    </div>
  );
}
