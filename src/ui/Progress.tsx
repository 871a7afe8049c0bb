import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import * as styles from './Progress.module.css';

/** How far something has come: a thin line. */
export function Progress({ className, ...rest }: ComponentPropsWithoutRef<'progress'>) {
  return <progress className={classNames(styles.progress, className)} {...rest} />;
}
