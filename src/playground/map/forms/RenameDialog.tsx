import { useEffect, useState } from 'react';
import { mapEditMessages } from '../../../config/messages/map-edit';
import type { StoryProgram } from '../../../ink/story/story-program';
import { useRename } from '../../editor/names/use-rename';
import { useEngine } from '../../player/engine/use-engine';
import { typedName } from '../../story-edits/add-place';
import { declarationOf } from '../../story-edits/rename-place';
import type { MapActs } from '../use-map-acts';
import { FormDialog } from './FormDialog';
import { NameField } from './NameField';
import * as styles from './MapForms.module.css';

const { rename: save, renameTitle } = mapEditMessages;

interface RenameDialogProps {
  program: StoryProgram;
  acts: MapActs;
  id: string;
  onClosed: () => void;
}

/** Asks for another name of a place, and changes it everywhere. */
export function RenameDialog({ id, ...props }: RenameDialogProps) {
  const { program, onClosed } = props;
  const declared = declarationOf(program, id);
  const isGone = declared === null;
  useEffect(() => {
    if (isGone) onClosed();
  }, [isGone, onClosed]);
  return declared && <RenameForm {...props} {...declared} />;
}

interface RenameFormProps extends Omit<RenameDialogProps, 'id'> {
  file: string | null;
  position: number;
}

function RenameForm({ program, acts, file, position, onClosed }: RenameFormProps) {
  const engine = useEngine();
  const compile = async (compiled: StoryProgram): Promise<string | null> =>
    (await engine.ask('compile', { program: compiled })).json;
  const { declaration, isChecking, uses, problem, clear, rename } = useRename({
    story: { program, compile, onChange: (after) => acts.write(after, '') },
    ...{ file, position },
    onRename: ({ program: after, sentence }) => {
      acts.write(after, sentence);
      onClosed();
    },
    onNothing: onClosed,
  });
  const [typed, setTyped] = useState(declaration?.name ?? '');
  return (
    <FormDialog
      title={renameTitle(declaration?.name ?? '')}
      save={save}
      problem={problem}
      onSave={() => void rename(typedName(typed))}
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
