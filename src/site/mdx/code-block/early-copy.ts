import type { EarlyControl } from '../../../base/browser/early-control';
import { shownCode } from './shown-code';

/** How long the outcome is shown, in milliseconds. */
const SHOWN_FOR = 1000;

/** Copies code while the click still counts as a user action; once the app has loaded, it would be too late. */
export const copyCode: EarlyControl = (button, wait) => {
  const { copied } = button.dataset;
  if (!copied) return null;
  if (!('clipboard' in navigator)) return 'wait';
  const label = button.getAttribute('aria-label') ?? '';
  const show = (isDone: boolean): void => {
    button.setAttribute('aria-label', isDone ? copied : label);
    button.toggleAttribute('data-done', isDone);
  };
  navigator.clipboard
    .writeText(shownCode(button.closest('figure')?.querySelector('code') ?? null))
    .then(() => {
      show(true);
      setTimeout(show, SHOWN_FOR, false);
    }, wait);
  return 'done';
};
