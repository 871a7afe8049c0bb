/** The cards of the library, which the CMS only lets a pointer choose. */
const CARD = '[class*="-CardGridContainer"] [class*="-Card "]';

/** The CMS’s colour of the card that is chosen: all that tells it from the others. */
const CHOSEN = 'rgb(58, 105, 199)';

/** Makes the library one stop for Tab, with arrow keys within; Enter or Space chooses a picture. */
export function cardKeys(): void {
  let current: HTMLElement | undefined;
  const mark = () => {
    const cells = allCells();
    const stop = cells.find((cell) => cell === current) ?? cells[0];
    for (const cell of cells) {
      const card = cell.firstElementChild;
      card?.removeAttribute('tabindex');
      cell.setAttribute('role', 'button');
      cell.setAttribute('aria-pressed', String(isChosen(card)));
      cell.tabIndex = cell === stop ? 0 : -1;
    }
  };
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  // The CMS redraws a card after the click.
  document.addEventListener('click', () => setTimeout(mark));
  document.addEventListener('focusin', ({ target }) => {
    const cell = allCells().find((each) => each === target);
    if (cell === undefined) return;
    current = cell;
    mark();
  });
  document.addEventListener('keydown', (event) => {
    const cells = allCells();
    const at = cells.findIndex((cell) => cell === event.target);
    if (at < 0) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    const next = cells[at + (stepsOf(cells)[event.key] ?? 0)];
    if (!isPress && (next === undefined || next === cells[at])) return;
    event.preventDefault();
    if (isPress) (cells[at]?.firstElementChild as HTMLElement | undefined)?.click();
    else next?.focus();
  });
}

function allCells(): HTMLElement[] {
  return [...document.querySelectorAll(CARD)].flatMap(({ parentElement }) => parentElement ?? []);
}

function isChosen(card: Element | null): boolean {
  return card !== null && getComputedStyle(card).borderTopColor === CHOSEN;
}

/** How far each arrow key goes, in cells, which are in rows. */
function stepsOf(cells: readonly HTMLElement[]): Readonly<Record<string, number>> {
  const columns = cells.filter(({ style }) => style.top === cells[0]?.style.top).length;
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
}
