import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import * as styles from './Checkbox.module.css';

/** A box to tick, with its words, which tick it too. */
export function Checkbox({ children, className, ...rest }: ComponentPropsWithoutRef<'input'>) {
  return (
    <label className={classNames(styles.checkbox, className)}>
      <input type="checkbox" {...rest} />
      {children}
    </label>
  );
}
