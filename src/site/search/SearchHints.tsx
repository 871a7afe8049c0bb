import { searchMessages } from '../../config/messages/search';
import { Button } from '../../ui/Button';
import * as styles from './SearchHints.module.css';

const words = searchMessages.hints;

interface SearchHintsProps {
  onChoose: (text: string) => void;
}

/** Examples of searches, shown while the field is empty. */
export function SearchHints({ onChoose }: SearchHintsProps) {
  const examples = (texts: readonly string[]) =>
    texts.map((text) => (
      <Button key={text} className={styles.example} onClick={() => onChoose(text)}>
        <code translate="no">{text}</code>
      </Button>
    ));
  return (
    <div className={styles.hints}>
      <p className={styles.title}>{words.title}</p>
      <ul>
        <li>{words.words}</li>
        <li>
          {words.names} {examples(words.nameExamples)}
        </li>
        <li>
          {words.signs} {examples(words.signExamples)}
        </li>
      </ul>
    </div>
  );
}
