import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import * as styles from './Field.module.css';

interface SelectProps extends ComponentPropsWithoutRef<'select'> {
  /** As high as a line of an editor’s bar, where no finger points. */
  isSmall?: boolean;
}

/** One of several, in the browser’s own list. */
export function Select({ isSmall = false, className, ...rest }: SelectProps) {
  return (
    <select className={classNames(styles.field, isSmall && styles.small, className)} {...rest} />
  );
}
