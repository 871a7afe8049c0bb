import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { filesMessages as words } from '../../config/messages/files';
import * as styles from './NameForm.module.css';

interface NameFormProps {
  /** The present name. */
  name: string;
  label: string;
  maxLength?: number;
  /** Returns why the name cannot be used, or null. */
  onSave: (to: string) => string | null;
  onCancel: () => void;
}

/** A field for another name, in the place of the present one. */
export function NameForm({ name, label, maxLength, onSave, onCancel }: NameFormProps) {
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  // The writer has just asked for it.
  useEffect(() => input.current?.focus(), []);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(onSave(typed.trim()));
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <input
        ref={input}
        dir="auto"
        value={typed}
        maxLength={maxLength}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problemId}
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // A dialog around it stays open.
          event.preventDefault();
          onCancel();
        }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className={styles.button}>
        {words.save}
      </button>
      <button type="button" className={styles.button} onClick={onCancel}>
        {words.cancel}
      </button>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
