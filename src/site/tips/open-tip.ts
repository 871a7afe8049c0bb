import type { TipCard } from '../../docs/tips/tip';
import { drawTip } from './draw-tip';
import { placeTip } from './place-tip';
import * as styles from './open-tip.module.css';

const ID = 'tip';

/** A tip in the document. */
export interface OpenTip {
  term: HTMLElement;
  tip: HTMLElement;
  /** Whether a node is part of the term or the tip. */
  holds: (target: EventTarget | null) => boolean;
  /** Moves the tip back to its term after the term has moved. */
  place: () => void;
  close: () => void;
}

/** Adds a tip to the document, which describes its term while it is there; `hint` says what to do next. */
export function openTip(term: HTMLElement, card: TipCard, hint: string | null): OpenTip {
  const tip = document.createElement('div');
  tip.id = ID;
  tip.setAttribute('role', 'tooltip');
  tip.className = styles.tip ?? '';
  tip.append(...drawTip(card));
  if (hint !== null) {
    const line = document.createElement('small');
    line.className = styles.hint ?? '';
    line.textContent = hint;
    tip.append(' ', line);
  }
  // In the same landmark as its term, for readers who navigate by landmarks.
  (term.closest('main') ?? document.body).append(tip);
  term.setAttribute('aria-describedby', ID);

  const place = () => {
    const { clientWidth, clientHeight } = document.documentElement;
    const { left, top } = placeTip(
      [...term.getClientRects()],
      { width: tip.offsetWidth, height: tip.offsetHeight },
      { width: clientWidth, height: clientHeight },
    );
    tip.style.left = `${left}px`;
    tip.style.top = `${top}px`;
  };
  place();

  return {
    term,
    tip,
    holds: (target) => target instanceof Node && (term.contains(target) || tip.contains(target)),
    place,
    close: () => {
      term.removeAttribute('aria-describedby');
      tip.remove();
    },
  };
}
