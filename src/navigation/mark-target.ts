/** Marks what the address names where the browser does not: it moves `:target` only with addresses that it went to itself. */
export function markTarget(target: Element): void {
  document.querySelector('[data-landed]')?.removeAttribute('data-landed');
  if (!target.matches(':target')) target.setAttribute('data-landed', '');
}
