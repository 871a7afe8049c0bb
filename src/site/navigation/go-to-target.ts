import { meantFragment } from '../../base/paths/meant-fragment';
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

/** The element whose id is the fragment, as it is written. */
function namedTarget(hash: string): HTMLElement | null {
  return document.getElementById(hashOf(hash) ?? '');
}

/** The element of the content that a fragment means; null if it may be either of two. */
function meantTarget(hash: string): HTMLElement | null {
  const meant = meantFragment(hash);
  if (meant === '') return null;
  const alike = [...document.querySelectorAll<HTMLElement>('main [id]')].filter(
    ({ id }) => id.toLowerCase() === meant.toLowerCase(),
  );
  return alike.find(({ id }) => id === meant) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
}

/**
 * Scrolls to the element that the fragment names or means, opens what hides it, marks it and moves the focus there.
 * Returns whether there is one.
 */
export function goToTarget(hash: string, behavior: ScrollBehavior): boolean {
  const target = namedTarget(hash) ?? meantTarget(hash);
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

/** Goes where the browser itself does not, because no id is quite the same as the fragment. */
export function goToMeant(hash: string): void {
  if (namedTarget(hash) === null) goToTarget(hash, 'auto');
}
