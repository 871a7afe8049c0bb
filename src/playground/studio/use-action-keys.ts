import { useEffect } from 'react';
import { shortcutLetter } from '../../base/browser/shortcut-letter';
import { useLatest } from '../../base/browser/use-latest';
import type { Action } from './actions';

/** Runs the actions whose keys count everywhere in the playground. */
export function useActionKeys(
  actions: readonly Pick<Action, 'key' | 'isEverywhere' | 'run'>[],
): void {
  const latest = useLatest(actions);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Not behind a window of the site or of the story.
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      const pressed = nameOf(event);
      const action = latest.current.find(
        ({ key, isEverywhere }) => isEverywhere && key === pressed,
      );
      if (action === undefined) return;
      event.preventDefault();
      action.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}

/** What is pressed, in CodeMirror’s notation. */
function nameOf(event: KeyboardEvent): string {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const modifiers = [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shiftKey && 'Shift'];
  return [...modifiers.filter(Boolean), shortcutLetter(event) ?? key].join('-');
}
