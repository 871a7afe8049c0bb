import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { filesMessages as words } from '../../config/messages/files';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
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
      <Field
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
      <Button type="submit">{words.save}</Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
