import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import * as styles from './Button.module.css';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /**
   * `plain` has a line around it, `primary` is what is wanted most, `danger` cannot be taken back; `link` and `tool` are words,
   * in a text and in a bar; `bare` looks like what is in it.
   */
  kind?: 'plain' | 'primary' | 'danger' | 'link' | 'tool' | 'bare' | undefined;
  /** As high as a line of an editor’s bar, where no finger points. */
  isSmall?: boolean | undefined;
}

/** Something to press. It submits a form only if its `type` says so. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind = 'plain', isSmall = false, className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.button, styles[kind], isSmall && styles.small, className)}
      {...rest}
    />
  );
});
