import { messages } from '../site/messages';
import { useColorMode } from './ColorModeProvider';
import * as styles from './ColorModeToggle.module.css';

const words = messages.colorMode;

// All three icons are in the page and the styles show the one of `html[data-theme-choice]`, so the
// right one is there with the first paint and the server's markup never differs.
const icons = {
  system: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2v14a7 7 0 0 1 0-14Z',
  light:
    'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM11 2h2v3.5h-2ZM11 18.5h2V22h-2ZM2 11h3.5v2H2ZM18.5 11H22v2h-3.5ZM4.2 5.6l1.4-1.4 2.5 2.5-1.4 1.4ZM15.9 17.3l1.4-1.4 2.5 2.5-1.4 1.4ZM18.4 4.2l1.4 1.4-2.5 2.5-1.4-1.4ZM6.7 15.9l1.4 1.4-2.5 2.5-1.4-1.4Z',
  dark: 'M20.5 14.6A8.7 8.7 0 0 1 9.4 3.5a.6.6 0 0 0-.8-.7 9.7 9.7 0 1 0 12.6 12.6.6.6 0 0 0-.7-.8Z',
} as const;

interface ColorModeToggleProps {
  className?: string | undefined;
}

/** The button that walks through the system's, the light and the dark colours. */
export function ColorModeToggle({ className }: ColorModeToggleProps) {
  const { choice, cycle } = useColorMode();
  const mode = words.modes[choice];
  return (
    <button
      type="button"
      className={[styles.toggle, className].filter(Boolean).join(' ')}
      aria-label={words.toggle(mode)}
      title={mode}
      onClick={cycle}
    >
      <svg className={styles.system} viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons.system} />
      </svg>
      <svg className={styles.light} viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons.light} />
      </svg>
      <svg className={styles.dark} viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons.dark} />
      </svg>
    </button>
  );
}
