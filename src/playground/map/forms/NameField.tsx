import { mapEditMessages } from '../../../config/messages/map-edit';
import { inkName, spacedName } from '../../../ink/story/place-title';
import { Field } from '../../../ui/Field';
import * as styles from './MapForms.module.css';

const words = mapEditMessages.place;

interface NameFieldProps {
  value: string;
  isInvalid: boolean;
  readOnly?: boolean;
  /** Whether the name that is there is likely to be replaced. */
  selects?: boolean;
  onChange: (value: string) => void;
}

/** What ink calls a place, if that is not what was typed; null if it is. */
export function nameHint(typed: string): string | null {
  const name = inkName(typed);
  const isSaid = name === '' || [name, spacedName(name)].includes(typed.trim());
  return isSaid ? null : words.inInk(name);
}

/** Asks for the name of a place, and says what its name in ink is if that is another. */
export function NameField({ value, isInvalid, readOnly, selects, onChange }: NameFieldProps) {
  return (
    <>
      <label className={styles.field}>
        {words.name}
        <Field
          dir="auto"
          value={value}
          readOnly={readOnly}
          autoCapitalize="off"
          autoCorrect="off"
          aria-invalid={isInvalid}
          onFocus={({ target }) => {
            if (selects) target.select();
          }}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p role="status" dir="auto" className={styles.hint}>
        {nameHint(value) ?? words.hint}
      </p>
    </>
  );
}
