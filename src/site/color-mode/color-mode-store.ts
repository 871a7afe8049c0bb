import { createStorageSlot } from '../../base/browser/storage-slot';
import { THEME_COLORS } from '../../config/theme-colors';
import {
  COLOR_MODE_ATTRIBUTE,
  COLOR_MODE_CHOICE_ATTRIBUTE,
  COLOR_MODE_STORAGE_KEY,
  type ColorMode,
  type ColorModeChoice,
  DARK_QUERY,
  parseColorModeChoice,
} from './color-mode-constants';

const slot = createStorageSlot(COLOR_MODE_STORAGE_KEY, { persistence: 'local' });
const listeners = new Set<() => void>();

// The document’s attributes are the single source of truth: the script before the first paint sets them, and both
// styles and React read them.
const root = (): HTMLElement => document.documentElement;
const systemMode = (): ColorMode => (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light');

export function currentChoice(): ColorModeChoice {
  return parseColorModeChoice(root().getAttribute(COLOR_MODE_CHOICE_ATTRIBUTE));
}

export function currentMode(): ColorMode {
  return root().getAttribute(COLOR_MODE_ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function apply(choice: ColorModeChoice): void {
  const mode = choice === 'system' ? systemMode() : choice;
  root().setAttribute(COLOR_MODE_ATTRIBUTE, mode);
  root().setAttribute(COLOR_MODE_CHOICE_ATTRIBUTE, choice);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = THEME_COLORS[choice === 'system' ? own : choice];
  }
  for (const listener of listeners) listener();
}

/** Applies the choice and stores it; `system` removes the stored value. */
export function setChoice(choice: ColorModeChoice): void {
  apply(choice);
  if (choice === 'system') slot.delete();
  else slot.set(choice);
}

export function subscribeToColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows other tabs and, while there is no choice, the system. Returns a function that stops it. */
export function followOutsideChanges(): () => void {
  const dark = window.matchMedia(DARK_QUERY);
  const onSystemChange = (): void => {
    // Browsers report a light system while printing; the page must not switch because of that.
    if (window.matchMedia('print').matches) return;
    if (currentChoice() === 'system') apply('system');
  };
  const unsubscribe = slot.subscribe((value) => {
    const choice = parseColorModeChoice(value);
    if (choice !== currentChoice()) apply(choice);
  });
  dark.addEventListener('change', onSystemChange);
  return () => {
    unsubscribe();
    dark.removeEventListener('change', onSystemChange);
  };
}
