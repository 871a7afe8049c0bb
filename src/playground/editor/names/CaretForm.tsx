import { useId, type FormEvent } from 'react';
import { editorMessages } from '../../../config/messages/editor';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import * as styles from '../RenameForm.module.css';

const { names: words } = editorMessages;

interface CaretFormProps {
  /** What the name is for, and what the button says that does it. */
  label: string;
  save: string;
  value: string;
  isReadOnly: boolean;
  /** What is known, and why it cannot be done; null for nothing. */
  hint: string | null;
  problem: string | null;
  onChange: (value: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Asks for a name at the caret. */
export function CaretForm(props: CaretFormProps) {
  const { label, save, value, isReadOnly, hint, problem, onChange, onSave, onCancel } = props;
  const id = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSave();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <Field
          isSmall
          id={id}
          dir="auto"
          className={styles.input}
          value={value}
          readOnly={isReadOnly}
          // The key that opened the form was pressed in the editor.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-places ${id}-problem`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // What surrounds the editor stays open.
            event.preventDefault();
            onCancel();
          }}
        />
        <Button isSmall type="submit" disabled={isReadOnly}>
          {save}
        </Button>
        <Button isSmall onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <p id={`${id}-places`} className={styles.places}>
        {hint}
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
