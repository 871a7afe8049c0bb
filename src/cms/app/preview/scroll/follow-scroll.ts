import { findTextPane, measurePairs } from './measure-pairs';
import { previewFor, textFor } from './scroll-pairs';

/** What authors scroll with. A pane that scrolls without it follows the other one, or shows what is typed or played. */
const HANDS = ['wheel', 'pointerdown', 'touchmove', 'keydown'] as const;

/**
 * Lets the text and its preview scroll together, by blocks. The pane that the author has touched last leads, and only
 * its scrolling counts, so that neither answers the other. Returns a function that stops it.
 */
export function followScroll(article: HTMLElement, linesAbove: () => number): () => void {
  const shown = article.ownerDocument;
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  let leader: Document | null = document;
  let frame = 0;
  /** A new preview is drawn bit by bit; what is typed later moves nothing else. */
  let isNew = true;
  /** Whether the text is scrolled to what the preview does not show yet, as after a long paste. */
  let isBehind = false;

  const align = (attempts = 3) => {
    const text = findTextPane();
    const preview = shown.scrollingElement;
    if (text === null || preview === null) return;
    const pairs = measurePairs(text, article, linesAbove());
    if (leader === document) {
      preview.scrollTop = previewFor(text.pane.scrollTop, pairs);
      isBehind = text.pane.scrollTop > (pairs.at(-1)?.[0] ?? 0);
      return;
    }
    const before = text.pane.scrollTop;
    text.pane.scrollTop = textFor(preview.scrollTop, pairs);
    // The editor only knows the heights of lines that it has drawn.
    const isThere = Math.abs(text.pane.scrollTop - before) < 2;
    if (!isThere && attempts > 1) frame = requestAnimationFrame(() => align(attempts - 1));
  };
  const drawing = new ResizeObserver(() => {
    if (isNew || (isBehind && leader === document)) align();
  });
  for (const side of [document, shown]) {
    const onHand = ({ type, target }: Event) => {
      // A press in the page, as on a sample’s “Play”, may scroll it as well; one on its scrollbar is not in it.
      const isPress = type === 'pointerdown' || type === 'keydown';
      leader = isPress && article.contains(target as Node) ? null : side;
      if (side === shown || type !== 'keydown') isNew = false;
    };
    for (const hand of HANDS) side.addEventListener(hand, onHand, options);
    const onScroll = ({ target }: Event) => {
      const isPane = target === shown || target === findTextPane()?.pane;
      if (!isPane || leader !== side) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => align());
    };
    side.addEventListener('scroll', onScroll, options);
  }
  drawing.observe(article);
  return () => {
    cancelAnimationFrame(frame);
    drawing.disconnect();
    stop.abort();
  };
}
