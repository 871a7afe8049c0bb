import {
  APP_CONTROL,
  WAITING,
  type EarlyActions,
  type EarlyControl,
} from '../../../base/browser/early-control';
import { shortcutLetter } from '../../../base/browser/shortcut-letter';
import { keepTyped, takeTyped, typeAhead } from '../../../base/browser/typed-ahead';

interface EarlyActionsOptions {
  controls: readonly EarlyControl[];
  /** Stops all handling without the app. */
  life: AbortController;
  /** Loads the app. */
  onWait: () => void;
}

const isSearchKey = (event: KeyboardEvent): boolean =>
  !event.altKey &&
  (event.ctrlKey || event.metaKey
    ? shortcutLetter(event) === 'k'
    : event.key === '/' && !(event.target as Element).matches('input,textarea,select'));

/**
 * Handles clicks before the app has loaded: does what can be done without it and queues the rest. Links to other
 * pages, fields and `<details>` are left to the browser.
 */
export function collectEarlyActions(options: EarlyActionsOptions): EarlyActions {
  const { controls, life, onWait } = options;
  const { signal } = life;
  const root = document.documentElement;
  const used = new Set<HTMLElement>();
  let waiting: HTMLElement | undefined;

  const repeat = (control: HTMLElement): void => {
    // Used again, it moves to the end.
    used.delete(control);
    used.add(control);
  };
  const wait = (control: HTMLElement): void => {
    repeat(control);
    waiting = control;
    root.toggleAttribute(WAITING, true);
    onWait();
  };
  const end = (): void => {
    life.abort();
    root.toggleAttribute(WAITING, false);
  };

  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
      // Without a connection, a link would lead to the browser’s error page.
      const links = navigator.onLine ? APP_CONTROL : 'href^="/"';
      const control = (target as Element).closest<HTMLElement>(
        `button,[${APP_CONTROL}],a[${links}]`,
      );
      if (!control || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      let answer: ReturnType<EarlyControl> = null;
      for (const answers of controls) answer ??= answers(control, () => wait(control));
      if (answer === 'repeat') repeat(control);
      else if (answer !== 'done') wait(control);
    },
    { capture: true, signal },
  );

  // Also after the app has taken over: it needs a moment until it listens itself.
  addEventListener('keydown', keepTyped);
  addEventListener(
    'keydown',
    (event) => {
      const search = document.querySelector<HTMLElement>(`[${APP_CONTROL}=search]`);
      if (event.defaultPrevented || !search || !isSearchKey(event)) return;
      event.preventDefault();
      typeAhead('');
      wait(search);
    },
    { signal },
  );

  return {
    takeOver() {
      end();
      return [...used];
    },
    giveUp() {
      end();
      takeTyped();
      waiting?.click();
      return !waiting || waiting.matches('a,form *');
    },
  };
}
