import { languagesMessages } from '../../config/messages/languages';
import type { LanguageTable } from '../../ink/languages/language-table';
import { Button } from '../../ui/Button';
import * as styles from './LanguagesTool.module.css';

const { kept: words } = languagesMessages;

interface KeptTextsProps {
  table: LanguageTable;
  /** Null if the project can only be read. */
  onRemove: (() => void) | null;
}

/** Translations of what the story does not contain any more. */
export function KeptTexts({ table: { code, kept }, onRemove }: KeptTextsProps) {
  return (
    <details className={styles.kept}>
      <summary>{words.title(kept.length)}</summary>
      <p className={styles.soft}>{words.about}</p>
      <ul className={styles.list}>
        {kept.map(({ place, original, text, note }, index) => (
          <li key={index}>
            <span className={styles.place}>{place}</span>
            <p dir="auto">{original}</p>
            <p lang={code} dir="auto">
              {text}
            </p>
            {note !== undefined && <p dir="auto">{languagesMessages.row.noted(note)}</p>}
          </li>
        ))}
      </ul>
      {onRemove !== null && (
        <Button kind="link" onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </details>
  );
}
