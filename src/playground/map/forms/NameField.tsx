import { useContext } from 'react';
import { mapEditMessages } from '../../../config/messages/map-edit';
import { inkName, spacedName } from '../../../ink/story/place-title';
import { TextField } from './Fields';
import { HasProblemContext } from './FormDialog';
import * as styles from './MapForms.module.css';

const words = mapEditMessages.place;

interface NameFieldProps {
  value: string;
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
export function NameField({ selects, ...props }: NameFieldProps) {
  const isInvalid = useContext(HasProblemContext);
  return (
    <>
      <TextField
        {...props}
        label={words.name}
        autoCapitalize="off"
        autoCorrect="off"
        aria-invalid={isInvalid}
        onFocus={({ target }) => {
          if (selects) target.select();
        }}
      />
      <p role="status" dir="auto" className={styles.hint}>
        {nameHint(props.value) ?? words.hint}
      </p>
    </>
  );
}
