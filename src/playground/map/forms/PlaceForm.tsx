import { useState } from 'react';
import { editorMessages } from '../../../config/messages/editor';
import { mapEditMessages } from '../../../config/messages/map-edit';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Select } from '../../../ui/Select';
import { FormDialog } from './FormDialog';
import { NameField } from './NameField';
import { inkName } from '../../../ink/story/place-title';
import { START } from '../../../ink/map/story-graph';
import { addPlace } from '../../story-edits/add-place';
import { placeNamed } from '../../story-edits/find-place';
import { nameBeginning } from '../../story-edits/name-beginning';
import { applyEdits } from '../../story-edits/text-edit';
import type { MapActs } from '../use-map-acts';
import { useOutcome } from './use-outcome';
import * as styles from './MapForms.module.css';

const words = mapEditMessages.place;

interface PlaceFormProps {
  program: StoryProgram;
  acts: MapActs;
  /** Called with the name of the place once it is there, and the story with it. */
  onAdded: (id: string, after: StoryProgram) => void;
  onClosed: () => void;
}

/** Asks for the name of a new place, and for its file if there are several. */
export function PlaceForm({ program, acts, onAdded, onClosed }: PlaceFormProps) {
  const [name, setName] = useState('');
  const [file, setFile] = useState('');
  const { problem, settle, clear } = useOutcome(onClosed);
  const files = Object.keys(program.files);
  const save = (): void => {
    const isBeginning = placeNamed(program, name)?.id === START;
    const plan = isBeginning
      ? nameBeginning(program, name)
      : addPlace(program, name, file === '' ? null : file);
    const found = acts.act(plan, isBeginning ? '' : words.done(name.trim()));
    if (!('problem' in plan) && !isBeginning)
      onAdded(inkName(name), applyEdits(program, plan.edits));
    settle(found);
  };
  return (
    <FormDialog
      title={words.title}
      save={words.save}
      problem={problem}
      onSave={save}
      onClosed={onClosed}
    >
      <NameField
        value={name}
        isInvalid={problem !== null}
        onChange={(value) => {
          setName(value);
          clear();
        }}
      />
      {files.length > 0 && (
        <label className={styles.field}>
          {words.file}
          <Select value={file} onChange={({ target }) => setFile(target.value)}>
            <option value="">{editorMessages.files.main}</option>
            {files.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </label>
      )}
    </FormDialog>
  );
}
