import { sitePathOf } from '../../base/browser/site-path-of';
import { hashOf, splitHref } from '../../base/paths/site-path';
import { withoutWords } from '../../base/text/without-words';
import { searchMessages } from '../../config/messages/search';
import { findWords } from '../../docs/search/find-words';
import './found-words.css';

const NAME = 'found-words';
/** How long to wait for the target page, in milliseconds. */
const PATIENCE = 15_000;
/** How long the page may keep changing after it has appeared, in milliseconds. */
const SETTLING = 1_500;
const HEADING = /^H[1-6]$/;

let stop: (() => void) | null = null;

/** Removes the highlights of the last search. */
export function clearFoundWords(): void {
  stop?.();
  stop = null;
}

/**
 * Highlights the words of a search in the section that `href` leads to, once that page is shown: until Escape, a
 * click, something typed, or until the page is left. It does not change the DOM.
 */
export function highlightFoundWords(href: string, words: string): void {
  clearFoundWords();
  if (!('highlights' in CSS)) return;
  const telling = withoutWords(words, searchMessages.smallWords);
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
    const ranges = rangesOf(sectionNodes(hashOf(href)), telling);
    CSS.highlights.set(NAME, new Highlight(...ranges));
    if (Date.now() - shownAt > SETTLING) observer.disconnect();
  };
  // The page arrives in steps: its address, its text, what its scripts add.
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') clearFoundWords();
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('input', clearFoundWords);
  // Not for the click on the result itself, which is still on its way.
  const timer = setTimeout(() => document.addEventListener('click', clearFoundWords), 0);
  window.addEventListener('popstate', clearFoundWords);
  stop = () => {
    observer.disconnect();
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('input', clearFoundWords);
    clearTimeout(timer);
    document.removeEventListener('click', clearFoundWords);
    window.removeEventListener('popstate', clearFoundWords);
    CSS.highlights.delete(NAME);
  };
  requestAnimationFrame(mark);
}

/**
 * The elements of the section that starts at an anchor: up to the next heading of the same or a higher level, or only
 * the target if it is not a heading; the whole page if there is no anchor.
 */
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
