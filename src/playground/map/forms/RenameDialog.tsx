import { useEffect } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Dialog } from '../../../ui/Dialog';
import { RenameForm } from '../../editor/names/RenameForm';
import { useEngine } from '../../player/engine/use-engine';
import { declarationOf } from '../../story-edits/rename-place';
import type { MapActs } from '../use-map-acts';
import * as styles from './MapForms.module.css';

interface RenameDialogProps {
  program: StoryProgram;
  acts: MapActs;
  id: string;
  onClosed: () => void;
}

/** The editor’s form for another name, in a window. */
export function RenameDialog({ program, acts, id, onClosed }: RenameDialogProps) {
  const engine = useEngine();
  const declaration = declarationOf(program, id);
  const isGone = declaration === null;
  useEffect(() => {
    if (isGone) onClosed();
  }, [isGone, onClosed]);
  if (declaration === null) return null;
  const compile = async (compiled: StoryProgram): Promise<string | null> =>
    (await engine.ask('compile', { program: compiled })).json;
  return (
    <Dialog
      closesLightly
      className={styles.dialog}
      aria-label={words.renameTitle}
      onClose={onClosed}
    >
      <RenameForm
        story={{ program, compile, onChange: (after) => acts.write(after, '') }}
        {...declaration}
        onRename={({ program: after, sentence }) => {
          acts.write(after, sentence);
          onClosed();
        }}
        onCancel={onClosed}
        onNothing={onClosed}
      />
    </Dialog>
  );
}
