/** The space that stays above and below what is shown, in pixels. */
const MARGIN = 12;

/**
 * Scrolls so that the section of a step is in view from its heading, with the text below the lines of the step, and the
 * game if that is beside the text; or as much of the section’s end as there is room for, from the beginning of one of
 * its parts. Does nothing while the editor is loading.
 */
export function showStep(pane: HTMLElement): void {
  const editor = pane.querySelector('[data-editor] .cm-content')?.closest('[data-editor]');
  const sample = pane.parentElement;
  if (editor == null || sample === null) return;
  const own = sample.firstElementChild ?? sample;
  const text = editor.getBoundingClientRect();
  const game = pane.querySelector('[data-play]')?.getBoundingClientRect();
  const strip = pane.querySelector('[data-strip]')?.getBoundingClientRect();
  const bottom =
    game !== undefined && game.top < text.bottom
      ? Math.max(text.bottom, game.bottom)
      : Math.max(text.bottom, strip?.bottom ?? 0);
  const header = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(header, 0) + MARGIN;
  const starts = [own, ...partsBefore(sample)].map((part) => part.getBoundingClientRect().top);
  const room = window.innerHeight - top - MARGIN;
  const start = starts.findLast((one) => bottom - one <= room) ?? starts[0] ?? 0;
  const over = bottom - (window.innerHeight - MARGIN);
  // Lines to write come first where both do not fit.
  if (start < top || bottom - start > room) window.scrollBy(0, start - top);
  else if (over > 0) window.scrollBy(0, over);
}

/** What the section has above the last lines of the step, the nearest first; its heading is the last. */
function partsBefore(sample: Element): Element[] {
  const found: Element[] = [];
  for (
    let before = sample.previousElementSibling;
    before !== null && found.at(-1)?.tagName !== 'H2';
    before = before.previousElementSibling
  )
    found.push(before);
  return found;
}
