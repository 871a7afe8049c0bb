import { messages } from '../../config/messages';
import * as styles from './LoadFailureBox.module.css';

interface LoadFailureBoxProps {
  /** A sentence that says what could not be loaded. */
  title: string;
  /** A sentence for readers, or what was thrown. */
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
      <p className={styles.error}>{textOf(error)}</p>
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

/** Without a connection, what was thrown only says so in a browser’s words. */
function textOf(error: unknown): string {
  return typeof error === 'string' || navigator.onLine
    ? String(error)
    : messages.navigation.offline;
}
