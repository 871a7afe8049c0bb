import type { Locator } from '@playwright/test';

/** The controls within an element that a finger cannot press: something lies over them, they are cut off, or too small. */
export function findUnreachable(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const controls =
      'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option]';
    const found: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // A picture of a game.
      if (control.closest('[inert]') !== null) continue;
      // Fields that are drawn as something else are pressed by their label.
      const shown = control.closest('label') ?? control;
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      const report = (fault: string) =>
        found.push(`${control.tagName.toLowerCase()} “${name.slice(0, 40)}” ${fault}`);
      shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = shown.getClientRects()[0] ?? new DOMRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!shown.contains(hit)) report(`is covered by ${hit?.tagName.toLowerCase() ?? 'nothing'}`);
      if (left < -1 || right > window.innerWidth + 1) report('is cut off');
      // Links within a sentence are as high as its lines.
      const isInline = getComputedStyle(shown).display === 'inline';
      if (!isInline && Math.min(right - left, bottom - top) < 24) report('is too small');
    }
    return found;
  });
}
