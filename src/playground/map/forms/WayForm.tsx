import { useEffect, useMemo, useRef, useState } from 'react';
import { mapEditMessages } from '../../../config/messages/map-edit';
import { START } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Field } from '../../../ui/Field';
import { FormDialog } from './FormDialog';
import { nameHint } from './NameField';
import { NEW_PLACE, TargetSelect, targetName } from './TargetSelect';
import { inkName } from '../../../ink/story/place-title';
import { addPlace } from '../../story-edits/add-place';
import { addWay } from '../../story-edits/add-way';
import { nameInWords } from '../../story-edits/choice-label';
import { findPlace, namesIn, placeNamed } from '../../story-edits/find-place';
import { namedBeginning, reach, type Reached } from '../../story-edits/name-beginning';
import { applyEdits } from '../../story-edits/text-edit';
import type { MapActs } from '../use-map-acts';
import { useOutcome } from './use-outcome';
import * as styles from './MapForms.module.css';

const words = mapEditMessages.way;

interface WayFormProps {
  program: StoryProgram;
  acts: MapActs;
  from: string;
  /** Where it leads; null if that is still to be chosen. */
  to: string | null;
  /** Called with the name of a place that was added with the way, and the story with both. */
  onAdded: (id: string, after: StoryProgram) => void;
  onClosed: () => void;
}

/** Asks for the text and the place of a choice; the place can be a new one, or one whose name is typed. */
export function WayForm({ program, acts, from, to: given, onAdded, onClosed }: WayFormProps) {
  const [to, setTo] = useState(given ?? NEW_PLACE);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const nameOf = useMemo(() => namesIn(program), [program]);
  const { problem, settle, clear } = useOutcome(onClosed);
  const nameField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLInputElement>(null);
  const isGiven = given !== null;
  // A way that was drawn only needs its words. In a list, typing a new name would choose another place.
  useEffect(() => {
    if (isGiven) textField.current?.select();
    else nameField.current?.focus();
  }, [isGiven]);
  const isTyped = to === NEW_PLACE;
  const joined = isTyped ? placeNamed(program, name) : null;
  const isNew = isTyped && joined === null;
  const id = isTyped ? (joined?.id ?? inkName(name)) : to;
  // Until something else is typed, a choice is called as the place that it leads to.
  const text =
    typed ??
    (id === 'END'
      ? ''
      : id === START
        ? nameOf(id)
        : nameInWords(id, isNew ? name : (findPlace(program, id)?.title ?? null)));

  const reached = (): Reached => {
    if (!isNew) return reach(program, id);
    const plan = addPlace(program, name, null);
    return 'problem' in plan ? plan : { to: id, edits: plan.edits };
  };
  const save = (): void => {
    const target = reached();
    if ('problem' in target) {
      settle(target.problem);
      return;
    }
    const withPlace = applyEdits(program, target.edits);
    const named = from === START ? namedBeginning(program, withPlace) : null;
    const way = addWay(withPlace, named ?? from, target.to, text);
    if ('problem' in way) {
      settle(way.problem);
      return;
    }
    const said = words.done(
      nameOf(from),
      isNew ? words.place(name.trim()) : targetName(target.to, nameOf),
    );
    const after = applyEdits(withPlace, way.edits);
    acts.write(after, said);
    if (isNew) onAdded(id, after);
    settle(null);
  };

  return (
    <FormDialog
      title={words.title(nameOf(from))}
      save={words.save}
      problem={problem}
      onSave={save}
      onClosed={onClosed}
    >
      <TargetSelect
        label={words.to}
        program={program}
        value={to}
        other={[NEW_PLACE, words.new]}
        onChange={(next) => {
          setTo(next);
          clear();
        }}
      />
      {isTyped && (
        <>
          <label className={styles.field}>
            {words.newName}
            <Field
              ref={nameField}
              dir="auto"
              value={name}
              autoCapitalize="off"
              onChange={({ target }) => {
                setName(target.value);
                clear();
              }}
            />
          </label>
          <p role="status" dir="auto" className={styles.hint}>
            {joined === null ? (nameHint(name) ?? words.newHint) : words.joins(nameOf(joined.id))}
          </p>
        </>
      )}
      <label className={styles.field}>
        {words.text}
        <Field
          ref={textField}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            clear();
          }}
        />
      </label>
    </FormDialog>
  );
}
