import { tipMessages } from '../../config/messages/tips';
import { tipOf } from './find-term';
import { loadTipText } from './load-tip-texts';
import { openTip, type OpenTip } from './open-tip';

/** How long the pointer may take to move from a term to its tip, in milliseconds. */
const GRACE = 250;

let shown: OpenTip | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

interface TipRequest {
  /** Whether the tip should still be shown, checked after the delay. */
  isWanted: () => boolean;
  /** In milliseconds. */
  delay: number;
  /** Whether it was opened by touch: then it says how to follow the term. */
  isTapped: boolean;
}

/**
 * Shows the meaning of a term after `delay` milliseconds, if it is still wanted. It stays while the pointer is on the
 * term or the tip, or the term has focus, until Escape or a click. Returns whether it is shown.
 */
export async function showTip(
  term: HTMLElement,
  { isWanted, delay, isTapped }: TipRequest,
): Promise<boolean> {
  const rest = new Promise((resolve) => setTimeout(resolve, delay));
  const text = await loadTipText(tipOf(term));
  if (delay > 0) await rest;
  if (text === null || !isWanted() || !term.isConnected) return false;
  if (shown?.term === term) {
    clearTimeout(leaving);
    return true;
  }
  hide();
  shown = openTip(term, text, isTapped ? tipMessages.tapAgain : null);
  listen(document.addEventListener.bind(document), window.addEventListener.bind(window));
  return true;
}

function hide(): void {
  clearTimeout(leaving);
  shown?.close();
  shown = null;
  listen(document.removeEventListener.bind(document), window.removeEventListener.bind(window));
}

type Change = (type: string, listener: (event: Event) => void, options?: boolean) => void;

function listen(changeDocument: Change, changeWindow: Change): void {
  changeDocument('pointerover', onPointerOver);
  changeDocument('focusout', onFocusOut);
  changeDocument('keydown', onKeyDown);
  changeDocument('click', onClick);
  changeDocument('scroll', place, true);
  changeWindow('resize', place);
  changeWindow('popstate', hide);
}

function place(): void {
  shown?.place();
}

function onPointerOver({ target }: Event): void {
  clearTimeout(leaving);
  if (shown?.holds(target) || shown?.term.matches(':focus-visible')) return;
  leaving = setTimeout(hide, GRACE);
}

function onFocusOut({ target }: Event): void {
  if (target === shown?.term) hide();
}

function onKeyDown(event: Event): void {
  if ((event as KeyboardEvent).key === 'Escape') hide();
}

function onClick({ target }: Event): void {
  if (!shown?.tip.contains(target as Node)) hide();
}
