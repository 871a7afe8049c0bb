import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import * as styles from './MenuDropdown.module.css';

interface MenuDropdownProps {
  /** The purpose of the menu, for screen readers. */
  name: string;
  /** The current choice. */
  label: ReactNode;
  /** List items. */
  children: ReactNode;
}

/** A list of links below a button; it also opens without scripts, and closes on Escape and on clicks outside. */
export function MenuDropdown({ name, label, children }: MenuDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (): void => details.current?.removeAttribute('open');
    const onPointer = (event: Event): void => {
      if (!details.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      close();
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onPointer);
    document.addEventListener('focusin', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onPointer);
      document.removeEventListener('focusin', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details ref={details} className={styles.dropdown}>
      <summary className={styles.summary} aria-label={name} title={name}>
        {label}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  );
}
