import { useEffect, type RefObject } from 'react';
import { prefersReducedMotion } from '../../../base/browser/reduced-motion';

/** Space above the newest scene, in pixels. */
const GAP = 16;

/** What readers do to look elsewhere. */
const LOOKING = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a pane to its newest scene, whenever `key` changes. Only the pane scrolls: the page around the player stays in
 * place. Pictures without a known size have their room only once they are loaded, in earlier scenes, too: then it scrolls
 * again, unless the reader has begun to look around.
 */
export function useNewestInView(
  pane: RefObject<HTMLElement>,
  key: string,
  hasAnimation: boolean,
): void {
  useEffect(() => {
    const box = pane.current;
    const scene = box?.querySelector<HTMLElement>('[data-past="false"]');
    if (!box || !scene) return;
    const show = (): void => {
      if (box.scrollHeight <= box.clientHeight) return;
      const above = scene.getBoundingClientRect().top - box.getBoundingClientRect().top;
      const behavior = hasAnimation && !prefersReducedMotion() ? 'smooth' : 'auto';
      box.scrollTo({ top: box.scrollTop + above - GAP, behavior });
    };
    const leave = (): void => {
      box.removeEventListener('load', show, true);
      for (const sign of LOOKING) box.removeEventListener(sign, leave);
    };
    show();
    box.addEventListener('load', show, true);
    for (const sign of LOOKING) box.addEventListener(sign, leave, { passive: true });
    return leave;
  }, [pane, key, hasAnimation]);
}
