import { useEffect, useMemo, useRef, useState } from 'react';
import { mapEditMessages } from '../../../config/messages/map-edit';
import { START } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { TextField } from './Fields';
import { FormDialog, type MapFormProps } from './FormDialog';
import { nameHint } from './NameField';
import { NEW_PLACE, TargetSelect, targetName } from './TargetSelect';
import { inkName } from '../../../ink/story/place-title';
import { addPlace } from '../../story-edits/add-place';
import { addWay } from '../../story-edits/add-way';
import { nameInWords } from '../../story-edits/choice-label';
import { findPlace, namesIn, placeNamed } from '../../story-edits/find-place';
import { namedBeginning, reach, type Reached } from '../../story-edits/name-beginning';
import { applyEdits } from '../../story-edits/text-edit';
import * as styles from './MapForms.module.css';

const words = mapEditMessages.way;

interface WayFormProps extends MapFormProps {
  from: string;
  /** Where it leads; null if that is still to be chosen. */
  to: string | null;
  /** Called with the name of a place that was added with the way, and the story with both. */
  onAdded: (id: string, after: StoryProgram) => void;
}

/** Asks for the text and the place of a choice; the place can be a new one, or one whose name is typed. */
export function WayForm({ program, acts, from, to: given, onAdded, onClosed }: WayFormProps) {
  const [to, setTo] = useState(given ?? NEW_PLACE);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const nameOf = useMemo(() => namesIn(program), [program]);
  // A way that was drawn only needs its words. In a list, typing a new name would choose another place.
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  const isTyped = to === NEW_PLACE;
  const joined = isTyped ? placeNamed(program, name) : null;
  const isNew = isTyped && joined === null;
  const id = isTyped ? (joined?.id ?? inkName(name)) : to;
  // Until something else is typed, a choice is called as the place that it leads to.
  const ownText = (): string => {
    if (id === 'END') return '';
    if (id === START) return nameOf(id);
    return nameInWords(id, isNew ? name : (findPlace(program, id)?.title ?? null));
  };
  const text = typed ?? ownText();
  const save = () => {
    const target = isNew ? newTarget(program, name) : reach(program, id);
    if ('problem' in target) return target.problem;
    const withPlace = applyEdits(program, target.edits);
    const named = from === START ? namedBeginning(program, withPlace) : null;
    const way = addWay(withPlace, named ?? from, target.to, text);
    if ('problem' in way) return way.problem;
    const after = applyEdits(withPlace, way.edits);
    const toName = isNew ? words.place(name.trim()) : targetName(target.to, nameOf);
    acts.write(after, words.done(nameOf(from), toName));
    if (isNew) onAdded(id, after);
    return null;
  };
  return (
    <FormDialog
      title={words.title(nameOf(from))}
      save={words.save}
      onSave={save}
      onClosed={onClosed}
    >
      <TargetSelect
        label={words.to}
        program={program}
        value={to}
        other={[NEW_PLACE, words.new]}
        onChange={setTo}
      />
      {isTyped && (
        <>
          <TextField
            ref={given === null ? first : null}
            label={words.newName}
            value={name}
            autoCapitalize="off"
            onChange={setName}
          />
          <p role="status" dir="auto" className={styles.hint}>
            {joined === null ? (nameHint(name) ?? words.newHint) : words.joins(nameOf(joined.id))}
          </p>
        </>
      )}
      <TextField
        ref={given === null ? null : first}
        label={words.text}
        value={text}
        onChange={setTyped}
      />
    </FormDialog>
  );
}

/** A place that is added for a way. */
function newTarget(program: StoryProgram, name: string): Reached {
  const plan = addPlace(program, name, null);
  return 'problem' in plan ? plan : { to: inkName(name), edits: plan.edits };
}
