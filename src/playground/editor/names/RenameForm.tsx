import { useId, useState, type FormEvent } from 'react';
import { editorMessages } from '../../../config/messages/editor';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { useRename, type NamedPlace } from './use-rename';
import * as styles from './RenameForm.module.css';

const { names: words } = editorMessages;

export interface RenameFormProps extends NamedPlace {
  onCancel: () => void;
}

/** Asks for another name for what is written at a position, and changes it everywhere if the story stays the same. */
export function RenameForm({ onCancel, ...named }: RenameFormProps) {
  const id = useId();
  const { declaration, isFixed, isChecking, uses, problem, clear, rename } = useRename(named);
  const [typed, setTyped] = useState(declaration?.name ?? '');
  if (declaration === null) return null;
  const { name, kind } = declaration;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void rename(typed.trim());
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{words.form(words.kinds[kind], name)}</label>
      <div className={styles.row}>
        <Field
          isSmall
          id={id}
          dir="auto"
          className={styles.input}
          value={typed}
          readOnly={isFixed || isChecking}
          // The key that opened the form was pressed in the editor.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-places ${id}-problem`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            clear();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
        />
        <Button isSmall type="submit" disabled={isFixed || isChecking}>
          {words.save}
        </Button>
        <Button isSmall onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <p id={`${id}-places`} className={styles.places}>
        {uses}
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
