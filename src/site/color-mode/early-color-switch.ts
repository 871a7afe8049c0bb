import type { EarlyControl } from '../../base/browser/early-control';
import { COLOR_MODE_CHOICE_ATTRIBUTE, COLOR_MODE_STORAGE_KEY } from './color-mode-constants';

const CHOICES = [null, 'light', 'dark'] as const;

/** Switches to the next mode, like the app’s switch; the app reads it from the document. */
export const switchColorMode: EarlyControl = (button) => {
  const names = button.dataset.modes?.split(',');
  if (!names) return null;
  const shown = document.documentElement.getAttribute(COLOR_MODE_CHOICE_ATTRIBUTE);
  const next = (CHOICES.findIndex((choice) => choice === shown) + 1 || 1) % CHOICES.length;
  const choice = CHOICES[next] ?? null;
  const name = names[next] ?? '';
  window.docsShowColors?.(choice);
  button.setAttribute('aria-label', button.dataset.label?.replace('*', name) ?? name);
  button.title = name;
  try {
    if (choice) localStorage.setItem(COLOR_MODE_STORAGE_KEY, choice);
    else localStorage.removeItem(COLOR_MODE_STORAGE_KEY);
  } catch {
    // It stays active for as long as the page is open.
  }
  return 'done';
};
