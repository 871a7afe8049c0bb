import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import * as styles from './ChoiceButton.module.css';

/** A button of a story, which turns to ink under the pointer. It is not one of `Button`, so that only players load it. */
export function ChoiceButton({ className, ...rest }: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" className={classNames(styles.choice, className)} {...rest} />;
}
