import { useId, type ReactNode } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import * as styles from './MapForms.module.css';

interface FormDialogProps {
  title: string;
  /** What the button says that does it. */
  save: string;
  isDanger?: boolean;
  /** Why it cannot be done; null for no reason. */
  problem: string | null;
  onSave: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** A window with a form for one act on the map. */
export function FormDialog(props: FormDialogProps) {
  const { title, save, isDanger = false, problem, onSave, onClosed, children } = props;
  const heading = useId();
  return (
    <Dialog closesLightly className={styles.dialog} aria-labelledby={heading} onClose={onClosed}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <h2 id={heading} dir="auto" className={styles.title}>
          {title}
        </h2>
        {children}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" kind={isDanger ? 'danger' : 'primary'}>
            {save}
          </Button>
          <Button onClick={onClosed}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
