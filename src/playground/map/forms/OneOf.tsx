import { Select } from '../../../ui/Select';
import * as styles from './MapForms.module.css';

interface OneOfProps<Value extends string> {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

/** Chooses one of a few words. */
export function OneOf<Value extends string>(props: OneOfProps<Value>) {
  const { label, value, options, onChange } = props;
  const values = Object.keys(options) as Value[];
  return (
    <label className={styles.field}>
      {label}
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((one) => one === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {options[one]}
          </option>
        ))}
      </Select>
    </label>
  );
}
