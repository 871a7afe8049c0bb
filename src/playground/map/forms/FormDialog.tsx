import { createContext, useId, useState, type ReactNode } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import type { EditProblem } from '../../story-edits/text-edit';
import type { MapActs } from '../acts/use-map-acts';
import * as styles from './MapForms.module.css';

/** What every form of the map is given. */
export interface MapFormProps {
  program: StoryProgram;
  acts: MapActs;
  onClosed: () => void;
}

interface FormDialogProps {
  title: string;
  /** What the button says that does it. */
  save: string;
  isDanger?: boolean;
  /** Why it cannot be done, where somebody else found that out; null for no reason. */
  problem?: string | null;
  /** Does it; returns why it cannot be done, null once it is done, or undefined while that is not known. */
  onSave: () => EditProblem | null | undefined;
  onClosed: () => void;
  children: ReactNode;
}

/** Whether the form that a field is in could not do what it was asked for. */
export const HasProblemContext = createContext(false);

/** A window with a form for one act on the map; it closes when that is done. */
export function FormDialog(props: FormDialogProps) {
  const { title, save, isDanger = false, onSave, onClosed, children } = props;
  const heading = useId();
  const [found, setFound] = useState<EditProblem | null>(null);
  const problem = props.problem ?? (found && words.problems[found]);
  return (
    <Dialog closesLightly className={styles.dialog} aria-labelledby={heading} onClose={onClosed}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const result = onSave();
          if (result === null) onClosed();
          else if (result !== undefined) setFound(result);
        }}
        onChange={() => setFound(null)}
      >
        <h2 id={heading} dir="auto" className={styles.title}>
          {title}
        </h2>
        <HasProblemContext.Provider value={problem !== null}>{children}</HasProblemContext.Provider>
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
