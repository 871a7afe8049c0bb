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

// Not read from the module by name: that would bring a table of all its classes, with a function for each.
const kinds = {
  plain: styles.plain,
  primary: styles.primary,
  danger: styles.danger,
  link: styles.link,
  tool: styles.tool,
  bare: styles.bare,
};

/** Something to press. It submits a form only if its `type` says so. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind = 'plain', isSmall = false, className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.button, kinds[kind], isSmall && styles.small, className)}
      {...rest}
    />
  );
});
