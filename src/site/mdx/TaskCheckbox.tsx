import { messages } from '../../config/messages';
import * as styles from './TaskCheckbox.module.css';

interface TaskCheckboxProps {
  checked?: boolean;
}

/** The checkbox of an item in a task list; it shows a state and cannot be changed. */
export function TaskCheckbox({ checked = false }: TaskCheckboxProps) {
  return (
    <input
      type="checkbox"
      checked={checked}
      disabled
      aria-label={checked ? messages.content.taskDone : messages.content.taskOpen}
      className={styles.checkbox}
    />
  );
}
