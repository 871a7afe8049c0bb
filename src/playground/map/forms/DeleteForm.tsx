import { useMemo, useState } from 'react';
import { mapEditMessages } from '../../../config/messages/map-edit';
import { mapToolMessages } from '../../../config/messages/map-tool';
import { START } from '../../../ink/map/story-graph';
import { textOfFile, type StoryProgram } from '../../../ink/story/story-program';
import { FormDialog, type MapFormProps } from './FormDialog';
import { TargetSelect } from './TargetSelect';
import { deletePlace, usesOfPlace } from '../../story-edits/delete-place';
import { findPlaces, namesIn } from '../../story-edits/find-place';
import { firstPlace } from '../../story-edits/name-beginning';
import type { NameUse } from '../../story-edits/name-uses';
import * as styles from './MapForms.module.css';

const words = mapEditMessages.deletion;
/** No place can be called like this. */
const NOWHERE = '-';

interface DeleteFormProps extends MapFormProps {
  id: string;
}

/**
 * Tells what leads to a place before it is deleted, and asks where that leads then. First comes the end: the story still
 * compiles and can be played, and the map shows the new ends.
 */
export function DeleteForm({ program, acts, id, onClosed }: DeleteFormProps) {
  const [to, setTo] = useState('END');
  const uses = useMemo(() => usesOfPlace(program, id), [program, id]);
  const name = namesIn(program)(id);
  const isWithin = (other: string): boolean => other === id || other.startsWith(`${id}.`);
  const first = useMemo(() => firstPlace(program), [program]);
  const stitches = findPlaces(program).filter((place) => isWithin(place.id)).length - 1;
  return (
    <FormDialog
      title={words.title(name)}
      save={words.save}
      isDanger
      onSave={() =>
        acts.act(deletePlace(program, id, to === NOWHERE ? null : to), words.done(name))
      }
      onClosed={onClosed}
    >
      <p dir="auto">{words.about(name, stitches)}</p>
      {uses.diverts.length === 0 && <p>{words.none}</p>}
      {uses.diverts.length > 0 && (
        <>
          <p>{words.diverts(uses.diverts.length)}</p>
          <UseList program={program} uses={uses.diverts} />
          <TargetSelect
            label={words.to(uses.diverts.length)}
            program={program}
            value={to}
            other={[NOWHERE, words.nowhere]}
            isLeftOut={(other) => isWithin(other === START ? (first ?? START) : other)}
            onChange={setTo}
          />
        </>
      )}
      {uses.others.length > 0 && (
        <>
          <p>{words.others(uses.others.length)}</p>
          <UseList program={program} uses={uses.others} />
        </>
      )}
    </FormDialog>
  );
}

function UseList({ program, uses }: { program: StoryProgram; uses: readonly NameUse[] }) {
  return (
    <ul className={styles.lines}>
      {uses.map(({ file, line, from }) => (
        <li key={`${file} ${from}`}>
          {file === null ? mapToolMessages.line(line) : mapToolMessages.lineOf(file, line)}:{' '}
          <q dir="auto">{textOfFile(program, file).split('\n')[line - 1]?.trim()}</q>
        </li>
      ))}
    </ul>
  );
}
