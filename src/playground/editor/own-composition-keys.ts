import type { Extension } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import { isComposing } from '../../base/browser/composition-keys';

/**
 * Keeps the Enter or Escape of an input method from what is around the editor. The listener is not one of CodeMirror’s,
 * which hear no key within a composition.
 */
export function ownCompositionKeys(): Extension {
  return ViewPlugin.define(({ scrollDOM }) => {
    const stop = (event: KeyboardEvent): void => {
      if (isComposing(event)) event.stopPropagation();
    };
    scrollDOM.addEventListener('keydown', stop);
    return { destroy: () => scrollDOM.removeEventListener('keydown', stop) };
  });
}
