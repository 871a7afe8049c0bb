import { useEffect, useState } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { START } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { useRename } from '../../editor/names/use-rename';
import { useEngine } from '../../player/engine/use-engine';
import { inkName, spacedName } from '../../../ink/story/place-title';
import { findPlace, namesIn } from '../../story-edits/find-place';
import { declarationOf, retitle } from '../../story-edits/rename-place';
import { nameBeginning } from '../../story-edits/name-beginning';
import { applyEdits } from '../../story-edits/text-edit';
import type { MapActs } from '../use-map-acts';
import { FormDialog } from './FormDialog';
import { NameField } from './NameField';
import { useOutcome } from './use-outcome';
import * as styles from './MapForms.module.css';

const { renameTitle, renamed: done } = words;

interface RenameDialogProps {
  program: StoryProgram;
  acts: MapActs;
  id: string;
  onClosed: () => void;
}

/** Asks for another name of a place, and changes it everywhere. */
export function RenameDialog(props: RenameDialogProps) {
  const { program, id, onClosed } = props;
  const declared = declarationOf(program, id);
  const isGone = declared === null && id !== START;
  useEffect(() => {
    if (isGone) onClosed();
  }, [isGone, onClosed]);
  if (id === START) return <BeginningForm {...props} />;
  return declared && <RenameForm {...props} {...declared} />;
}

/** Asks for the name of the beginning, which has none in the text yet. */
function BeginningForm({ program, acts, onClosed }: RenameDialogProps) {
  const before = namesIn(program)(START);
  const [typed, setTyped] = useState(before);
  const { problem, settle, clear } = useOutcome(onClosed);
  const save = (): void => {
    const plan = nameBeginning(program, typed);
    if ('edits' in plan) acts.write(applyEdits(program, plan.edits), '');
    settle('problem' in plan ? plan.problem : null);
  };
  return (
    <FormDialog
      title={renameTitle(before)}
      save={words.rename}
      problem={problem}
      onSave={save}
      onClosed={onClosed}
    >
      <NameField
        selects
        value={typed}
        isInvalid={problem !== null}
        onChange={(value) => {
          setTyped(value);
          clear();
        }}
      />
    </FormDialog>
  );
}

interface RenameFormProps extends RenameDialogProps {
  file: string | null;
  position: number;
}

function RenameForm({ program, acts, id, file, position, onClosed }: RenameFormProps) {
  const before = namesIn(program)(id);
  const own = findPlace(program, id)?.title ?? spacedName(id.split('.').at(-1) ?? id);
  const [typed, setTyped] = useState(own);
  const name = inkName(typed);
  const engine = useEngine();
  const compile = async (compiled: StoryProgram): Promise<string | null> =>
    (await engine.ask('compile', { program: compiled })).json;
  const { declaration, isChecking, uses, problem, clear, rename } = useRename({
    story: { program, compile, onChange: (after) => acts.write(after, '') },
    ...{ file, position },
    onRename: ({ program: after }) => {
      const plan = retitle(after, [...id.split('.').slice(0, -1), name].join('.'), typed);
      acts.write('edits' in plan ? applyEdits(after, plan.edits) : after, done(before, typed));
      onClosed();
    },
    onNothing: onClosed,
  });
  const save = (): void => {
    if (typed.trim() === own) onClosed();
    else if (name !== declaration?.name) void rename(name);
    else if (acts.act(retitle(program, id, typed), done(before, typed)) === null) onClosed();
  };
  return (
    <FormDialog
      title={renameTitle(before)}
      save={words.rename}
      problem={problem}
      onSave={save}
      onClosed={onClosed}
    >
      <NameField
        selects
        readOnly={isChecking}
        value={typed}
        isInvalid={problem !== null}
        onChange={(value) => {
          setTyped(value);
          clear();
        }}
      />
      <p className={styles.hint}>{uses}</p>
    </FormDialog>
  );
}
