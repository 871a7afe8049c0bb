import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import * as styles from './MapForms.module.css';

interface Labelled {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface TextFieldProps
  extends Labelled, Omit<ComponentPropsWithoutRef<'input'>, keyof Labelled> {}

/** A line to write in, with its label. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, onChange, ...rest },
  ref,
) {
  return (
    <label className={styles.field}>
      {label}
      <Field ref={ref} dir="auto" onChange={({ target }) => onChange(target.value)} {...rest} />
    </label>
  );
});

interface SelectFieldProps extends Labelled {
  options: readonly (readonly [value: string, name: string])[];
  /** Groups of options above the others. */
  children?: ReactNode;
}

/** Chooses one of several, with its label. */
export function SelectField({ label, value, options, onChange, children }: SelectFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <Select dir="auto" value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  );
}
