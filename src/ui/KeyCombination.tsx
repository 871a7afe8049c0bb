import { Kbd } from './Kbd';
import * as styles from './KeyCombination.module.css';

/** Keys that are pressed together. */
export function KeyCombination({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
