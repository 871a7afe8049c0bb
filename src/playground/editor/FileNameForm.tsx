import { useId, useState, type FormEvent } from 'react';
import { editorMessages as words } from '../../config/messages/editor';
import { PROJECT_LIMITS, type StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { checkFileName, normaliseFileName } from './file-set';
import * as styles from './MultiFileEditor.module.css';

interface FileNameFormProps {
  program: StoryProgram;
  /** The file’s current name; omit it to name a new file. */
  name?: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Asks for a file name, and shows why an invalid one is rejected. */
export function FileNameForm({ program, name, onSave, onCancel }: FileNameFormProps) {
  const { files } = words;
  const [typed, setTyped] = useState(name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = normaliseFileName(typed);
    const found = checkFileName(wanted, program, name);
    if (found === null) onSave(wanted);
    else {
      const sentence = files.problems[found];
      setProblem(typeof sentence === 'function' ? sentence(PROJECT_LIMITS.files) : sentence);
    }
  };

  return (
    <form className={styles.form} onSubmit={save}>
      <label htmlFor={id}>{files.name}</label>
      <Field
        isSmall
        id={id}
        className={styles.input}
        value={typed}
        // The button that opened the form, and that had the focus, no longer exists.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Button isSmall type="submit">
        {files.save}
      </Button>
      <Button isSmall onClick={onCancel}>
        {files.cancel}
      </Button>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
