import { mapEditMessages } from '../../../config/messages/map-edit';
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

/** Asks for the name of a place, and says what names can be. */
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
      <p className={styles.hint}>{words.hint}</p>
    </>
  );
}
