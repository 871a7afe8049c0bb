import { useEffect, type RefObject } from 'react';

/**
 * Hides a panel so that the browser can still search it. Calls `onReveal`, which must not change, when something in
 * it must be shown: a search match, or the target of the address.
 */
export function usePanelVisibility(
  panel: RefObject<HTMLElement>,
  isHidden: boolean,
  onReveal: () => void,
): void {
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    // React 18 only supports `hidden` as a boolean, so the attribute is set here. It hides the panel’s content;
    // without `aria-hidden`, the panel itself would still be announced, as empty.
    if (isHidden) {
      element.setAttribute('hidden', 'until-found');
      element.setAttribute('aria-hidden', 'true');
    } else {
      element.removeAttribute('hidden');
      element.removeAttribute('aria-hidden');
    }
  }, [panel, isHidden]);

  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const onBeforeMatch = ({ target }: Event): void => {
      if (target === element) onReveal();
    };
    const revealTarget = (): void => {
      const target = addressTarget();
      if (!element.hasAttribute('hidden') || !element.contains(target)) return;
      onReveal();
      requestAnimationFrame(() => target?.scrollIntoView());
    };
    revealTarget();
    element.addEventListener('beforematch', onBeforeMatch);
    window.addEventListener('hashchange', revealTarget);
    return () => {
      element.removeEventListener('beforematch', onBeforeMatch);
      window.removeEventListener('hashchange', revealTarget);
    };
  }, [panel, onReveal]);
}

function addressTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return null; // The hash is not well-formed, so it names nothing.
  }
}
