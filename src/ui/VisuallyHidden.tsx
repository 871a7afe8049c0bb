import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import * as styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends ComponentPropsWithoutRef<'span'> {
  as?: 'span' | 'p' | 'div' | 'h1' | 'legend';
}

/** Words for those who listen to the page: what others see says the same. */
export function VisuallyHidden({ as: Tag = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Tag className={classNames(styles.hidden, className)} {...rest} />;
}
