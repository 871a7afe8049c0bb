import { useMemo, useState } from 'react';
import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import { spacedName } from '../../../ink/story/place-title';
import { choiceOf } from '../../story-edits/choice-lines';
import { namesIn } from '../../story-edits/find-place';
import {
  changeMemory,
  remember,
  type Memory,
  type Spot,
  type WrittenMemory,
} from '../../story-edits/remember';
import { newVariable, variablesIn } from '../../story-edits/variables';
import { memoryInWords } from '../acts/facts-in-words';
import { FactValue, NEW_FACT, NewFact, useFactFields } from './FactFields';
import { SelectField } from './Fields';
import { FormDialog, type MapFormProps } from './FormDialog';
import { InkPreview } from './InkPreview';
import { PlaceSelect } from './TargetSelect';
import * as styles from './MapForms.module.css';

interface RememberFormProps extends MapFormProps {
  /** Null if the place is still to be chosen. */
  spot: Spot | null;
  /** What is remembered there by now and is to be changed. */
  former: WrittenMemory | null;
}

/** Asks what a story remembers from a place or a choice on. */
export function RememberForm({ program, acts, spot: given, former, onClosed }: RememberFormProps) {
  const known = useMemo(() => variablesIn(program), [program]);
  const nameOf = useMemo(() => namesIn(program), [program]);
  const [place, setPlace] = useState('');
  const [fields, change] = useFactFields<Extract<Memory, { kind: 'number' }>['sign']>(() => {
    const { memory } = former ?? {};
    const chosen = memory?.name ?? known[0]?.name ?? NEW_FACT;
    if (memory?.kind !== 'number') return { chosen, sign: '+=', is: memory?.is ?? true };
    return { chosen, sign: memory.sign, value: String(memory.value) };
  });
  const spot = given ?? { place };
  const { name, kind } =
    known.find((one) => one.name === fields.chosen) ?? newVariable(fields.typed, fields.kind);
  const { is, sign } = fields;
  const memory: Memory =
    kind === 'flag' ? { name, kind, is } : { name, kind, sign, value: Number(fields.value) || 0 };
  const plan =
    former === null ? remember(program, spot, memory) : changeMemory(program, former, memory);
  return (
    <FormDialog
      title={words.title.remember}
      save={words.save}
      onSave={() => acts.act(plan, words.done.remembered(memoryInWords(memory)))}
      onClosed={onClosed}
    >
      {given === null ? (
        <PlaceSelect label={words.where} program={program} value={place} onChange={setPlace} />
      ) : (
        <p dir="auto" className={styles.hint}>
          {'place' in spot
            ? words.atPlace(nameOf(spot.place))
            : words.atChoice(choiceOf(program, spot.choice)?.text ?? '')}
        </p>
      )}
      <SelectField
        label={words.what}
        value={fields.chosen}
        options={[
          ...known.map((one) => [one.name, spacedName(one.name)] as const),
          [NEW_FACT, words.new],
        ]}
        onChange={(chosen) => change({ chosen })}
      />
      {fields.chosen === NEW_FACT && <NewFact fields={fields} onChange={change} />}
      <FactValue
        label={words.value}
        fields={fields}
        onChange={change}
        signs={kind === 'flag' ? null : words.changes}
        answers={words}
      />
      <InkPreview program={program} plan={plan} />
    </FormDialog>
  );
}
