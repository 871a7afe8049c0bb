import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import * as styles from './IconButton.module.css';

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** What it does, for those who do not see the icon. */
  name: string;
}

/** A button that shows only an icon, and is as large as a fingertip. */
export function IconButton({ name, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className={classNames(styles.button, className)}
      {...rest}
    />
  );
}
