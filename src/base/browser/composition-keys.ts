/** What tells; declared here because `keyCode` is deprecated, and the only sign in Safari. */
interface Key {
  isComposing: boolean;
  keyCode: number;
}

/** Whether a key belongs to an input method; Safari sends it after the composition, with the code 229 alone. */
export function isComposing({ isComposing: isWithin, keyCode }: Key): boolean {
  return isWithin || keyCode === 229;
}

/**
 * Keeps the keys of input methods from every handler of the page: the Enter that chooses a word must not choose a result,
 * and the Escape that rejects it must not close anything, nor empty a search field, which Chromium does at every Escape.
 * Call it before other handlers listen. The ink editor needs the keys itself, and keeps them from what is around it.
 */
export function holdCompositionKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const isInEditor = (event.target as Partial<Element>).closest?.('.cm-content') != null;
      if (!isComposing(event) || isInEditor) return;
      event.stopImmediatePropagation();
      if (event.key === 'Escape') event.preventDefault();
    },
    { capture: true },
  );
}
