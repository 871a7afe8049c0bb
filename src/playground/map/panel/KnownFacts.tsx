import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import { Button } from '../../../ui/Button';
import * as styles from './PlacePanel.module.css';

/** Something that is remembered or asked for at a place or a choice. */
export interface KnownFact {
  text: string;
  /** Null for ink that no form can show. */
  onChange: (() => void) | null;
  onRemove: () => void;
}

interface KnownFactsProps {
  title?: string;
  facts: readonly KnownFact[];
}

/** What is remembered and asked for there by now; nothing if there is none. */
export function KnownFacts({ title, facts }: KnownFactsProps) {
  if (facts.length === 0) return null;
  return (
    <>
      {title !== undefined && <h3 className={styles.waysTitle}>{title}</h3>}
      <ul className={styles.facts}>
        {facts.map(({ text, onChange, onRemove }, index) => (
          <li key={index} className={styles.way}>
            <span dir="auto">{text}</span>
            <div className={styles.wayTools}>
              {onChange !== null && (
                <Button kind="link" aria-label={words.changeOf(text)} onClick={onChange}>
                  {words.change}
                </Button>
              )}
              <Button kind="link" aria-label={words.removeOf(text)} onClick={onRemove}>
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
