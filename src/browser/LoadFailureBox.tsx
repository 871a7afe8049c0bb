import { messages } from '../site/messages';
import * as styles from './LoadFailureBox.module.css';

interface LoadFailureBoxProps {
  /** A sentence that says what could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** The red box with the error text and a Retry button. */
export function LoadFailureBox({ title, error, onRetry }: LoadFailureBoxProps) {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.error}>{String(error)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {messages.navigation.retry}
      </button>
    </div>
  );
}
