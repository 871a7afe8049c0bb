import {
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
} from 'react';
import { classNames } from './class-names';
import * as styles from './Dialog.module.css';

interface DialogProps extends ComponentPropsWithoutRef<'dialog'> {
  /** Whether a click beside it closes it, and Back. */
  closesLightly?: boolean;
}

/**
 * A window above the page, modal as soon as it is there. The browser closes it on Escape, and returns the focus when it
 * is closed or taken away. `onClose` is the place to take it away.
 */
export const Dialog = forwardRef<HTMLDialogElement | null, DialogProps>(function Dialog(
  { closesLightly = false, className, ...rest },
  ref,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => dialog.current,
    [],
  );

  // It closes while it is still in the page, because the browser returns no focus from a dialog that is not.
  useLayoutEffect(() => {
    const element = dialog.current;
    const close = (): void => element?.close();
    element?.showModal();
    if (closesLightly) window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      close();
    };
  }, [closesLightly]);

  return (
    // The dialog handles its own keys; a click on the element itself is a click on its backdrop.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      onClick={(event) => {
        if (closesLightly && event.target === event.currentTarget) event.currentTarget.close();
      }}
      {...rest}
    />
  );
});
