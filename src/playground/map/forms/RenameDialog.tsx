import { useEffect, useState } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { START } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { useRename } from '../../editor/use-rename';
import { useEngine } from '../../player/engine/use-engine';
import { inkName, spacedName } from '../../../ink/story/place-title';
import { findPlace, namesIn } from '../../story-edits/find-place';
import { declarationOf, retitle } from '../../story-edits/rename-place';
import { nameBeginning } from '../../story-edits/name-beginning';
import { applyEdits } from '../../story-edits/text-edit';
import { FormDialog, type MapFormProps } from './FormDialog';
import { NameField } from './NameField';
import * as styles from './MapForms.module.css';

const { renameTitle, renamed: done } = words;

interface RenameDialogProps extends MapFormProps {
  id: string;
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
  return (
    <FormDialog
      title={renameTitle(before)}
      save={words.rename}
      onSave={() => acts.act(nameBeginning(program, typed), '')}
      onClosed={onClosed}
    >
      <NameField selects value={typed} onChange={setTyped} />
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
  const save = () => {
    if (typed.trim() === own) return null;
    if (name === declaration?.name)
      return acts.act(retitle(program, id, typed), done(before, typed));
    void rename(name);
    return undefined;
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
        onChange={(value) => {
          setTyped(value);
          clear();
        }}
      />
      <p className={styles.hint}>{uses}</p>
    </FormDialog>
  );
}
