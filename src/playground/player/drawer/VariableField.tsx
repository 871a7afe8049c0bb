import { useState } from 'react';
import { playerMessages } from '../../../config/messages/player';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import type { VariableValue } from '../engine/game-view';
import * as styles from './Drawer.module.css';

const words = playerMessages.drawer;

interface VariableFieldProps {
  name: string;
  value: VariableValue;
  onChange: (value: VariableValue) => void;
}

/** A variable’s value, editable unless it is a list; it keeps its type. */
export function VariableField({ name, value, onChange }: VariableFieldProps) {
  // The draft is shown until the field loses the focus: the engine’s answer arrives a moment later.
  const [draft, setDraft] = useState<string | null>(null);
  if (typeof value === 'object') {
    return <span title={words.list}>{value.list.join(', ') || words.emptyList}</span>;
  }
  const label = words.value(name);
  if (typeof value === 'boolean') {
    return (
      <Checkbox
        checked={draft === null ? value : draft === 'true'}
        aria-label={label}
        onChange={({ target: { checked } }) => {
          setDraft(`${checked}`);
          onChange(checked);
        }}
        onBlur={() => setDraft(null)}
      >
        {`${value}`}
      </Checkbox>
    );
  }
  const isNumber = typeof value === 'number';
  const write = (text: string): void => {
    setDraft(text);
    const number = Number(text);
    if (!isNumber) onChange(text);
    else if (text.trim() !== '' && Number.isFinite(number)) onChange(number);
  };
  return (
    <Field
      isSmall
      dir="auto"
      type={isNumber ? 'number' : 'text'}
      className={styles.field}
      value={draft ?? `${value}`}
      aria-label={label}
      {...(isNumber && { step: 'any' })}
      onChange={(event) => write(event.target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}
