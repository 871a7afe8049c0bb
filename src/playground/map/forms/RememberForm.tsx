import { useMemo, useState } from 'react';
import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import { spacedName } from '../../../ink/story/place-title';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Select } from '../../../ui/Select';
import { choiceOf } from '../../story-edits/choice-lines';
import { namesIn } from '../../story-edits/find-place';
import {
  changeMemory,
  remember,
  type Memory,
  type Spot,
  type WrittenMemory,
} from '../../story-edits/remember';
import { newVariable, variablesIn, type Variable } from '../../story-edits/variables';
import { memoryInWords } from '../facts-in-words';
import type { MapActs } from '../use-map-acts';
import { FormDialog } from './FormDialog';
import { InkPreview } from './InkPreview';
import { NewFactFields } from './NewFactFields';
import { OneOf } from './OneOf';
import { PlaceSelect } from './PlaceSelect';
import { useOutcome } from './use-outcome';
import { SignedNumber } from './SignedNumber';
import * as styles from './MapForms.module.css';

const NEW = '+';

interface RememberFormProps {
  program: StoryProgram;
  acts: MapActs;
  /** Null if the place is still to be chosen. */
  spot: Spot | null;
  /** What is remembered there by now and is to be changed. */
  former: WrittenMemory | null;
  onClosed: () => void;
}

/** Asks what a story remembers from a place or a choice on. */
export function RememberForm({ program, acts, spot: given, former, onClosed }: RememberFormProps) {
  const known = useMemo(() => variablesIn(program), [program]);
  const nameOf = useMemo(() => namesIn(program), [program]);
  const before = former?.memory;
  const [place, setPlace] = useState('');
  const [chosen, setChosen] = useState(before?.name ?? known[0]?.name ?? NEW);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Variable['kind']>('flag');
  const [is, setIs] = useState(before?.kind === 'flag' ? before.is : true);
  const [sign, setSign] = useState(before?.kind === 'number' ? before.sign : '+=');
  const [value, setValue] = useState(before?.kind === 'number' ? String(before.value) : '1');
  const { problem, settle, clear } = useOutcome(onClosed);
  const spot = given ?? { place };
  const variable = known.find(({ name }) => name === chosen) ?? newVariable(typed, kind);
  const memory: Memory =
    variable.kind === 'flag'
      ? { name: variable.name, kind: 'flag', is }
      : { name: variable.name, kind: 'number', sign, value: Number(value) || 0 };
  const plan =
    former === null ? remember(program, spot, memory) : changeMemory(program, former, memory);
  return (
    <FormDialog
      title={words.title.remember}
      save={words.save}
      problem={problem}
      onSave={() => settle(acts.act(plan, words.done.remembered(memoryInWords(memory))))}
      onClosed={onClosed}
    >
      {given === null ? (
        <PlaceSelect program={program} value={place} onChange={setPlace} />
      ) : (
        <p dir="auto" className={styles.hint}>
          {'place' in spot
            ? words.atPlace(nameOf(spot.place))
            : words.atChoice(choiceOf(program, spot.choice)?.text ?? '')}
        </p>
      )}
      <label className={styles.field}>
        {words.what}
        <Select dir="auto" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {known.map(({ name }) => (
            <option key={name} value={name}>
              {spacedName(name)}
            </option>
          ))}
          <option value={NEW}>{words.new}</option>
        </Select>
      </label>
      {chosen === NEW && (
        <NewFactFields
          {...{ typed, kind }}
          onTyped={(next) => {
            setTyped(next);
            clear();
          }}
          onKind={setKind}
        />
      )}
      {variable.kind === 'flag' ? (
        <OneOf
          label={words.value}
          value={is ? 'yes' : 'no'}
          options={{ yes: words.yes, no: words.no }}
          onChange={(next) => setIs(next === 'yes')}
        />
      ) : (
        <SignedNumber
          label={words.value}
          signs={words.changes}
          {...{ sign, value }}
          onSign={setSign}
          onValue={setValue}
        />
      )}
      <InkPreview program={program} plan={plan} />
    </FormDialog>
  );
}
