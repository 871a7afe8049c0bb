import { hashOf } from '../../base/paths/site-path';
import { focusBriefly } from './focus-briefly';
import { markTarget } from './mark-target';

/** Opens what hides the element: closed `<details>`, and tabs that are hidden until found. */
function reveal(target: Element): boolean {
  for (
    let details = target.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  ) {
    details.open = true;
  }
  const hidden = target.closest('[hidden]');
  hidden?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  return hidden === null;
}

/**
 * Scrolls to the element that the fragment names, opens what hides it, marks it and moves the focus there. Returns
 * whether the element exists.
 */
export function goToTarget(hash: string, behavior: ScrollBehavior): boolean {
  const target = document.getElementById(hashOf(hash) ?? '');
  if (!target) return false;
  const scroll = (): void => {
    target.scrollIntoView({ behavior });
    focusBriefly(target);
  };
  markTarget(target);
  if (reveal(target)) scroll();
  // Listeners of `beforematch` show the element with their next render.
  else requestAnimationFrame(scroll);
  return true;
}
