import { messages } from '../../config/messages';
import * as styles from './LoadFailureBox.module.css';

interface LoadFailureBoxProps {
  /** A sentence that says what could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** Omit it where the box stands in the place of what is missing. */
  onClose?: () => void;
}

/** The red box with the error text and a Retry button. */
export function LoadFailureBox({ title, error, onRetry, onClose }: LoadFailureBoxProps) {
  return (
    <div className={styles.box} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.error}>{String(error)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {messages.navigation.retry}
      </button>
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose}>
          {messages.navigation.close}
        </button>
      )}
    </div>
  );
}
