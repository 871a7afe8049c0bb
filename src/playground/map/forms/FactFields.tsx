import { useState } from 'react';
import { mapFactsMessages as words } from '../../../config/messages/map-facts';
import type { Variable } from '../../story-edits/variables';
import { SelectField, TextField } from './Fields';
import * as styles from './MapForms.module.css';

const KINDS = ['flag', 'number'] as const;

/** What stands for something that a story does not remember yet. */
export const NEW_FACT = '+';

/** What a form asks of something that a story remembers: which it is, and what it is or becomes. */
export interface FactFields<Sign extends string> {
  chosen: string;
  /** The words for something new, and what kind of thing that is. */
  typed: string;
  kind: Variable['kind'];
  is: boolean;
  /** A number as it was typed, and how it is meant. */
  sign: Sign;
  value: string;
}

type Change<Sign extends string> = (next: Partial<FactFields<Sign>>) => void;

/** What is filled in, beginning with what is known, and how it changes. */
export function useFactFields<Sign extends string>(
  begin: () => Pick<FactFields<Sign>, 'chosen' | 'sign'> & Partial<FactFields<Sign>>,
): [FactFields<Sign>, Change<Sign>] {
  const [fields, setFields] = useState<FactFields<Sign>>(() => ({
    ...{ typed: '', kind: 'flag', is: true, value: '1' },
    ...begin(),
  }));
  return [fields, (next) => setFields((last) => ({ ...last, ...next }))];
}

type NewFields = Pick<FactFields<string>, 'typed' | 'kind'>;

interface NewFactProps {
  fields: NewFields;
  onChange: (next: Partial<NewFields>) => void;
}

/** Asks for something new that a story remembers. */
export function NewFact({ fields, onChange }: NewFactProps) {
  return (
    <>
      <TextField
        label={words.newName}
        value={fields.typed}
        placeholder={words.newHint}
        autoCapitalize="off"
        onChange={(typed) => onChange({ typed })}
      />
      <fieldset className={styles.colours}>
        <legend>{words.kind}</legend>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              checked={fields.kind === kind}
              onChange={() => onChange({ kind })}
            />
            {words.kinds[kind]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface FactValueProps<Sign extends string> {
  label: string;
  fields: FactFields<Sign>;
  onChange: Change<Sign>;
  /** How a number can be meant; null if it is yes or no, in these words. */
  signs: Readonly<Record<Sign, string>> | null;
  answers: { yes: string; no: string };
}

/** Asks what something is or becomes: yes or no, or a number. */
export function FactValue<Sign extends string>(props: FactValueProps<Sign>) {
  const { label, fields, onChange, signs, answers } = props;
  if (signs === null) {
    return (
      <SelectField
        label={label}
        value={fields.is ? 'yes' : 'no'}
        options={[
          ['yes', answers.yes],
          ['no', answers.no],
        ]}
        onChange={(answer) => onChange({ is: answer === 'yes' })}
      />
    );
  }
  const meanings = Object.keys(signs) as Sign[];
  return (
    <div className={styles.pair}>
      <SelectField
        label={label}
        value={fields.sign}
        options={meanings.map((sign) => [sign, signs[sign]])}
        onChange={(chosen) =>
          onChange({ sign: meanings.find((one) => one === chosen) ?? fields.sign })
        }
      />
      <TextField
        type="number"
        label={words.number}
        value={fields.value}
        onChange={(value) => onChange({ value })}
      />
    </div>
  );
}
