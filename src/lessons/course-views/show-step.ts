/** The space that stays above and below what is shown, in pixels. */
const MARGIN = 12;

/**
 * Scrolls so that all lines of a step are in view with the text below them, and the game if that is beside the text; or
 * as many of its last blocks as there is room for. Does nothing while the editor is loading.
 */
export function showStep(pane: HTMLElement, blocks: number): void {
  const editor = pane.querySelector('[data-editor] .cm-content')?.closest('[data-editor]');
  const sample = pane.parentElement;
  if (editor == null || sample === null) return;
  const own = sample.firstElementChild ?? sample;
  const figures = [own, ...figuresBefore(sample, blocks - 1)];
  const text = editor.getBoundingClientRect();
  const game = pane.querySelector('[data-play]')?.getBoundingClientRect();
  const strip = pane.querySelector('[data-strip]')?.getBoundingClientRect();
  const bottom =
    game !== undefined && game.top < text.bottom
      ? Math.max(text.bottom, game.bottom)
      : Math.max(text.bottom, strip?.bottom ?? 0);
  const header = document.querySelector('body header')?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(header, 0) + MARGIN;
  const starts = figures.map((figure) => figure.getBoundingClientRect().top);
  const room = window.innerHeight - top - MARGIN;
  const start = starts.findLast((one) => bottom - one <= room) ?? starts[0] ?? 0;
  const over = bottom - (window.innerHeight - MARGIN);
  // Lines to write come first where both do not fit.
  if (start < top || bottom - start > room) window.scrollBy(0, start - top);
  else if (over > 0) window.scrollBy(0, over);
}

/** The blocks of the step above its last one, the nearest first. */
function figuresBefore(sample: Element, count: number): Element[] {
  const found: Element[] = [];
  for (
    let before = sample.previousElementSibling;
    before !== null && found.length < count && before.tagName !== 'H2';
    before = before.previousElementSibling
  ) {
    if (before.tagName === 'FIGURE') found.push(before);
  }
  return found;
}
