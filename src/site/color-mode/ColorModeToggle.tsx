import { messages } from '../../config/messages';
import { IconButton } from '../../ui/IconButton';
import { classNames } from '../../ui/class-names';
import { useColorMode } from './ColorModeProvider';
import * as styles from './ColorModeToggle.module.css';

const words = messages.colorMode;
/** For the switch before React runs: the names of the choices in order; the label has a star in place of one. */
const modes = [words.modes.system, words.modes.light, words.modes.dark].join(',');

// All three icons are in the page, and the styles show the one for `html[data-theme-choice]`, so the right one is
// there at the first paint and matches the server’s HTML.
const strokes = {
  system: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0v17m3.5-15.5v14m3-11v8',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
} as const;

interface ColorModeToggleProps {
  className?: string | undefined;
}

/** The button that cycles through system, light and dark colours. */
export function ColorModeToggle({ className }: ColorModeToggleProps) {
  const { choice, cycle } = useColorMode();
  const mode = words.modes[choice];
  return (
    <IconButton
      className={classNames(styles.toggle, className)}
      name={words.toggle(mode)}
      title={mode}
      data-modes={modes}
      data-label={words.toggle('*')}
      onClick={cycle}
    >
      <svg className={styles.system} viewBox="0 0 24 24" aria-hidden="true">
        <path d={strokes.system} />
      </svg>
      <svg className={styles.light} viewBox="0 0 24 24" aria-hidden="true">
        <path d={strokes.light} />
      </svg>
      <svg className={styles.dark} viewBox="0 0 24 24" aria-hidden="true">
        <path d={strokes.dark} />
      </svg>
    </IconButton>
  );
}
