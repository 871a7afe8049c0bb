import {
  APP_CONTROL,
  WAITING,
  type EarlyActions,
  type EarlyControl,
} from '../../browser/early-control';
import { keepTyped, typeAhead } from '../../search/typed-ahead';

interface EarlyActionsOptions {
  controls: readonly EarlyControl[];
  /** Ends everything that happens without the app. */
  life: AbortController;
  /** Asks for the app. */
  onWait: () => void;
}

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !altKey &&
  (ctrlKey || metaKey
    ? key === 'k'
    : key === '/' && !(target as Element).matches('input,textarea,select'));

/**
 * Answers clicks before the app has come: what can be done without it is done, what cannot waits for it. Links
 * that lead away, fields and `<details>` are the browser’s own.
 */
export function collectEarlyActions(options: EarlyActionsOptions): EarlyActions {
  const { controls, life, onWait } = options;
  const { signal } = life;
  const root = document.documentElement;
  const used = new Set<HTMLElement>();
  let waiting: HTMLElement | undefined;

  const repeat = (control: HTMLElement): void => {
    // Used again, it comes last.
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
      const control = (target as Element).closest<HTMLElement>(`button,[${APP_CONTROL}]`);
      if (!control || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      let answer: ReturnType<EarlyControl> = null;
      for (const answers of controls) answer ??= answers(control, () => wait(control));
      if (answer === 'repeat') repeat(control);
      else if (answer !== 'done') wait(control);
    },
    { capture: true, signal },
  );

  addEventListener(
    'keydown',
    (event) => {
      const search = document.querySelector<HTMLElement>(`[${APP_CONTROL}=search]`);
      if (keepTyped(event) || !search || !isSearchKey(event)) return;
      event.preventDefault();
      typeAhead();
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
      waiting?.click();
      return !waiting || waiting.matches('a,form *');
    },
  };
}
