import { useState } from 'react';
import { editorMessages } from '../../../config/messages/editor';
import { mapEditMessages } from '../../../config/messages/map-edit';
import type { StoryProgram } from '../../../ink/story/story-program';
import { SelectField } from './Fields';
import { FormDialog, type MapFormProps } from './FormDialog';
import { NameField } from './NameField';
import { inkName } from '../../../ink/story/place-title';
import { START } from '../../../ink/map/story-graph';
import { addPlace } from '../../story-edits/add-place';
import { placeNamed } from '../../story-edits/find-place';
import { nameBeginning } from '../../story-edits/name-beginning';
import { applyEdits } from '../../story-edits/text-edit';

const words = mapEditMessages.place;

interface PlaceFormProps extends MapFormProps {
  /** Called with the name of the place once it is there, and the story with it. */
  onAdded: (id: string, after: StoryProgram) => void;
}

/** Asks for the name of a new place, and for its file if there are several. */
export function PlaceForm({ program, acts, onAdded, onClosed }: PlaceFormProps) {
  const [name, setName] = useState('');
  const [file, setFile] = useState('');
  const files = Object.keys(program.files);
  const save = () => {
    const isBeginning = placeNamed(program, name)?.id === START;
    const plan = isBeginning
      ? nameBeginning(program, name)
      : addPlace(program, name, file === '' ? null : file);
    const found = acts.act(plan, isBeginning ? '' : words.done(name.trim()));
    if (!('problem' in plan) && !isBeginning)
      onAdded(inkName(name), applyEdits(program, plan.edits));
    return found;
  };
  return (
    <FormDialog title={words.title} save={words.save} onSave={save} onClosed={onClosed}>
      <NameField value={name} onChange={setName} />
      {files.length > 0 && (
        <SelectField
          label={words.file}
          value={file}
          options={[['', editorMessages.files.main], ...files.map((one) => [one, one] as const)]}
          onChange={setFile}
        />
      )}
    </FormDialog>
  );
}
