import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import * as styles from './Field.module.css';

interface FieldProps extends ComponentPropsWithoutRef<'input'> {
  /** As high as a line of an editor’s bar, where no finger points. */
  isSmall?: boolean;
}

/** A line to write in. What names it is up to the form: a `label` around or before it, or `aria-label`. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { isSmall = false, className, ...rest },
  ref,
) {
  return (
    <input
      ref={ref}
      className={classNames(styles.field, isSmall && styles.small, className)}
      {...rest}
    />
  );
});
