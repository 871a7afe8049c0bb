import { useMemo, useState } from 'react';
import { mapEditMessages } from '../../../config/messages/map-edit';
import { FormDialog, type MapFormProps } from './FormDialog';
import { findPlace, namesIn } from '../../story-edits/find-place';
import { changeNote, PLACE_COLOURS, placeNote } from '../../story-edits/place-note';
import * as styles from './MapForms.module.css';

const words = mapEditMessages.noted;

interface NoteFormProps extends MapFormProps {
  id: string;
}

/** Asks for a note on a place, and for its colour on the map. */
export function NoteForm({ program, acts, id, onClosed }: NoteFormProps) {
  const before = useMemo(() => {
    const place = findPlace(program, id);
    return place === null ? { note: '', colour: null } : placeNote(program, place);
  }, [program, id]);
  const [note, setNote] = useState(before.note);
  const [colour, setColour] = useState(before.colour);
  const name = namesIn(program)(id);
  return (
    <FormDialog
      title={words.title(name)}
      save={words.save}
      onSave={() => acts.act(changeNote(program, id, { note, colour }), words.done(name))}
      onClosed={onClosed}
    >
      <label className={styles.field}>
        {words.note}
        <textarea dir="auto" value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <p className={styles.hint}>{words.hint}</p>
      <fieldset className={styles.colours}>
        <legend>{words.colour}</legend>
        {[null, ...PLACE_COLOURS].map((one) => (
          <label key={one} data-colour={one ?? undefined}>
            <input
              type="radio"
              name="colour"
              checked={colour === one}
              onChange={() => setColour(one)}
            />
            {one === null ? words.none : words.colours[one]}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
