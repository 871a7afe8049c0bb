import { useRef, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../../../base/browser/use-browser-layout-effect';
import { shownCode } from './shown-code';

/**
 * Returns a function that returns the code shown inside `root`. It is read when it is rendered, not when it is wanted: by
 * then a translator that ignores `translate="no"` may have changed it.
 *
 * @param content What is rendered: other content is read anew.
 */
export function useShownCode(root: RefObject<HTMLElement>, content: unknown): () => string {
  const text = useRef('');
  useBrowserLayoutEffect(() => {
    text.current = shownCode(root.current?.querySelector('code') ?? null);
  }, [root, content]);
  return () => text.current;
}
