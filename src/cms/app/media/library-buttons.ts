/** The window of the library, and the card that is chosen in it, which `cardKeys` marks. */
const LIBRARY = '[class*="-StyledModal"]';
const CHOSEN = '[aria-pressed="true"]';

/**
 * Gives the CMS’s library a button that replaces the chosen picture; without one that can be seen, nothing is deleted or
 * replaced. `onReplace` gets the picture’s name and its new file.
 */
export function libraryButtons(onReplace: (name: string, file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    const name = nameOfChosen();
    if (file !== undefined && name !== null) onReplace(name, file);
    input.value = '';
  });
  const settle = () => {
    const remove = deleteButton();
    if (remove === undefined) return;
    let replace = remove.parentElement?.querySelector<HTMLButtonElement>('.cmsReplaceButton');
    if (!replace) {
      replace = document.createElement('button');
      replace.type = 'button';
      replace.textContent = 'Replace …';
      replace.addEventListener('click', () => input.click());
      remove.before(replace);
    }
    const className = `${remove.className} cmsReplaceButton`;
    if (replace.className !== className) replace.className = className;
    const isChosen = nameOfChosen() !== null;
    replace.disabled = !isChosen;
    // The CMS also disables it while it works: only what is done here is undone here.
    if (!isChosen && !remove.disabled) {
      remove.disabled = true;
      remove.dataset.blocked = '';
    } else if (isChosen && remove.dataset.blocked !== undefined) {
      remove.disabled = false;
      delete remove.dataset.blocked;
    }
  };
  new MutationObserver(settle).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-pressed'],
  });
}

/** Closes the library, which is above all forms. */
export function closeLibrary(): void {
  document.querySelector<HTMLElement>(`${LIBRARY} [class*="-CloseButton"]`)?.click();
}

function deleteButton(): HTMLButtonElement | undefined {
  const buttons = document.querySelectorAll<HTMLButtonElement>(`${LIBRARY} button`);
  return [...buttons].find(({ textContent }) => textContent.trim() === 'Delete');
}

/** The chosen picture’s name below its card; null if none can be seen. */
export function nameOfChosen(): string | null {
  return document.querySelector(`${LIBRARY} ${CHOSEN}`)?.textContent.trim() ?? null;
}
