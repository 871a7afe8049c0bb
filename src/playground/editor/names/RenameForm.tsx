import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { editorMessages } from '../../../config/messages/editor';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import type { WholeStory } from '../ink-editor-content';
import { isSameStory } from './is-same-story';
import { fixedName, planRename, renamedAt, type RenameProblem } from './plan-rename';
import * as styles from './RenameForm.module.css';

const { names: words } = editorMessages;

type Problem = RenameProblem | 'broken' | 'different' | 'unchecked';

/** The result of a rename. */
export interface Rename {
  program: WholeStory['program'];
  /** What was done, in a sentence. */
  sentence: string;
}

export interface RenameFormProps {
  story: WholeStory;
  file: string | null;
  /** Where the name is. */
  position: number;
  onRename: (rename: Rename) => void;
  onCancel: () => void;
  /** There is no name at the position. */
  onNothing: () => void;
}

/** Asks for another name for what is written at a position, and changes it everywhere if the story stays the same. */
export function RenameForm({
  story,
  file,
  position,
  onRename,
  onCancel,
  onNothing,
}: RenameFormProps) {
  const { program } = story;
  const id = useId();
  const renamed = useMemo(() => renamedAt(program, file, position), [program, file, position]);
  const [typed, setTyped] = useState(renamed?.declaration.name ?? '');
  const [problem, setProblem] = useState<Problem | null>(
    renamed === null ? null : fixedName(renamed.declaration),
  );
  const [isChecking, setIsChecking] = useState(false);

  const isNothing = renamed === null;
  const leave = useRef(onNothing);
  useEffect(() => {
    if (isNothing) leave.current();
  }, [isNothing]);
  if (renamed === null) return null;
  const { declaration, occurrences, main } = renamed;
  const { name, kind } = declaration;
  const isFixed = fixedName(declaration) !== null;
  const files = new Set(occurrences.map((one) => one.file)).size;
  const places = words.places(occurrences.length, files);

  const save = async (): Promise<void> => {
    const to = typed.trim();
    const plan = planRename(program, renamed, to);
    if ('problem' in plan) {
      setProblem(plan.problem);
      return;
    }
    setIsChecking(true);
    const found = await compare(story.compile, [program, plan.program], main, [name, to]);
    setIsChecking(false);
    if (found === null) onRename({ program: plan.program, sentence: words.done(name, to, places) });
    else setProblem(found);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
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
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-places ${id}-problem`}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
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
        {isChecking ? words.checking : places}
      </p>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem !== null && words.problems[problem]}
      </p>
    </form>
  );
}

/** Why a changed program is not the same story under another name, or null. */
async function compare(
  compile: WholeStory['compile'],
  programs: readonly WholeStory['program'][],
  main: string | null,
  [from, to]: readonly [string, string],
): Promise<Problem | null> {
  try {
    const [before, after] = await Promise.all(
      programs.map((program) =>
        compile(main === null ? program : { ...program, source: program.files[main] ?? '' }),
      ),
    );
    if (typeof before !== 'string') return 'broken';
    return typeof after === 'string' && isSameStory(before, after, from, to) ? null : 'different';
  } catch {
    return 'unchecked';
  }
}
