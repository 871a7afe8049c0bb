import { messages } from '../site/messages';
import * as styles from './LoadFailureBox.module.css';

interface LoadFailureBoxProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** The red box with the error's text and a Retry button. */
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
