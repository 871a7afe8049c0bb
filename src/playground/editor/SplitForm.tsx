import { useState } from 'react';
import { mapEditMessages } from '../../config/messages/map-edit';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { findCut } from '../story-edits/find-cut';
import { namesIn } from '../story-edits/find-place';
import { splitPlace } from '../story-edits/split-place';
import { applyEdits, type EditProblem } from '../story-edits/text-edit';
import { CaretForm } from './names/CaretForm';
import * as styles from './RenameForm.module.css';

const { split: words, problems, cancel } = mapEditMessages;

export interface SplitFormProps {
  program: StoryProgram;
  file: string | null;
  position: number;
  onSplit: (done: { program: StoryProgram; sentence: string }) => void;
  onCancel: () => void;
}

/** Asks for the name of what follows in a place, which becomes a place of its own; or says why that cannot be. */
export function SplitForm({ program, file, position, onSplit, onCancel }: SplitFormProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<EditProblem | null>(null);
  const cut = findCut(program, file, position);
  if ('problem' in cut) {
    return (
      <div className={styles.form}>
        <p role="alert">{problems[cut.problem]}</p>
        <div className={styles.row}>
          <Button
            isSmall
            // The key that asked was pressed in the editor.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onClick={onCancel}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // What surrounds the editor stays open.
              event.preventDefault();
              onCancel();
            }}
          >
            {cancel}
          </Button>
        </div>
      </div>
    );
  }
  const before = namesIn(program)(cut.place.id);
  const save = (): void => {
    const plan = splitPlace(program, file, position, name);
    if ('problem' in plan) setProblem(plan.problem);
    else
      onSplit({
        program: applyEdits(program, plan.edits),
        sentence: words.done(before, name.trim()),
      });
  };
  return (
    <CaretForm
      label={words.name}
      save={words.save}
      value={name}
      isReadOnly={false}
      hint={words.hint(before)}
      problem={problem && problems[problem]}
      onChange={(value) => {
        setName(value);
        setProblem(null);
      }}
      onSave={save}
      onCancel={onCancel}
    />
  );
}
