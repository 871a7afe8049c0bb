import { sitePathOf } from '../browser/site-path-of';
import { findWords } from '../core/search/find-words';
import { hashOf, splitHref } from '../core/paths/site-path';
import './found-words.css';

const NAME = 'found-words';
/** Time in which the page that was gone to must come, in milliseconds. */
const PATIENCE = 15_000;
/** Time for which it may go on changing after it has come, in milliseconds. */
const SETTLING = 1_500;
const HEADING = /^H[1-6]$/;

let stop: (() => void) | null = null;

/** Takes the marks of the last search away. */
export function clearFoundWords(): void {
  stop?.();
  stop = null;
}

/**
 * Marks the words of a search in the section that `href` leads to, once that page is shown: until Escape, until
 * something is typed, or until the page is left. Nothing in the page is changed for it.
 */
export function highlightFoundWords(href: string, words: string): void {
  clearFoundWords();
  if (!('highlights' in CSS)) return;
  const { path } = splitHref(href);
  const began = Date.now();
  let shownAt: number | null = null;

  const mark = (): void => {
    const isShown = sitePathOf(window.location.pathname) === path;
    if (!isShown) {
      if (shownAt !== null || Date.now() - began > PATIENCE) clearFoundWords();
      return;
    }
    shownAt ??= Date.now();
    const ranges = rangesOf(sectionNodes(hashOf(href)), words);
    CSS.highlights.set(NAME, new Highlight(...ranges));
    if (Date.now() - shownAt > SETTLING) observer.disconnect();
  };
  // The page comes in steps: its address, its text, what its scripts add.
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') clearFoundWords();
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('input', clearFoundWords);
  window.addEventListener('popstate', clearFoundWords);
  stop = () => {
    observer.disconnect();
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('input', clearFoundWords);
    window.removeEventListener('popstate', clearFoundWords);
    CSS.highlights.delete(NAME);
  };
  requestAnimationFrame(mark);
}

/** The elements of the section that an anchor begins: up to the next heading of its rank; all of the page without one. */
function sectionNodes(anchor: string | null): Element[] {
  const target = anchor === null ? null : document.getElementById(anchor);
  if (target === null) return [...document.querySelectorAll('main .prose, main h1')];
  if (!HEADING.test(target.tagName)) {
    const meaning = target.tagName === 'DT' ? target.nextElementSibling : null;
    return meaning === null ? [target] : [target, meaning];
  }
  const nodes: Element[] = [target];
  for (let next = target.nextElementSibling; next; next = next.nextElementSibling) {
    if (HEADING.test(next.tagName) && next.tagName <= target.tagName) break;
    nodes.push(next);
  }
  return nodes;
}

function rangesOf(elements: readonly Element[], words: string): Range[] {
  return elements.flatMap((element) => {
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { start, end } of findWords(text.data, words)) {
        const range = new Range();
        range.setStart(text, start);
        range.setEnd(text, end);
        ranges.push(range);
      }
    }
    return ranges;
  });
}
