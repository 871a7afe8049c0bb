/**
 * Marks the element that the address names if the browser does not: it only updates `:target` for its own
 * navigations.
 */
export function markTarget(target: Element): void {
  document.querySelector('[data-landed]')?.removeAttribute('data-landed');
  if (!target.matches(':target')) target.setAttribute('data-landed', '');
}
