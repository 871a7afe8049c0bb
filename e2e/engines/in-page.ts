// Functions that run in the page, each for itself.

/** Drops a picture on the story, as from a file manager. */
export async function dropPicture(name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([blob!], name, { type: 'image/png' }));
  document
    .querySelector('.cm-content')!
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Drops text on the story: from a file manager, some browsers get nothing else. */
export function dropText(text: string): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', text);
  document
    .querySelector('.cm-content')!
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** How pickers look: “none” for those that the page draws itself, and not the browser. */
export function looksOfPickers(): string[] {
  const pickers = [...document.querySelectorAll('select')];
  return [...new Set(pickers.map((picker) => getComputedStyle(picker).appearance))];
}

/** Pastes text where the focus is. */
export function pasteText(text: string): void {
  if (document.activeElement instanceof HTMLTextAreaElement) {
    // oxlint-disable-next-line no-deprecated -- The plain field, before the editor is drawn: only a real paste fills it otherwise.
    document.execCommand('insertText', false, text);
    return;
  }
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox hands over an empty one otherwise.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  document.activeElement!.dispatchEvent(event);
}

export function refuseClipboard(): void {
  const writeText = (): Promise<void> => Promise.reject(new Error('Refused.'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
}

/** Which of these addresses are not kept for times without a connection. */
export async function missingOf(addresses: readonly string[]): Promise<string[]> {
  const found = await Promise.all(addresses.map((address) => caches.match(address)));
  return addresses.filter((_, index) => found[index] === undefined);
}

/** Whether the text of some project is stored with these words in it. */
export async function isStored(words: string): Promise<boolean> {
  const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
  const database = await answerOf(indexedDB.open('atrament-projects'));
  const texts = await answerOf(database.transaction('texts').objectStore('texts').getAll());
  database.close();
  return JSON.stringify(texts).includes(words);
}

/** The visible parts of an element that have a role, each with how deep it lies in others and its states. */
export function spokenParts(
  selector: string,
): { element: Element; depth: number; states: string }[] {
  const ROLES =
    'a[href], button, input, select, textarea, summary, h1, h2, h3, h4, ul, ol, li, dialog, nav, table, th, td, img, progress, output, [role], [aria-label], [aria-live]';
  const STATES = ['expanded', 'pressed', 'selected', 'checked', 'disabled', 'current', 'live'];
  const parts = [...document.querySelector(selector)!.querySelectorAll(ROLES)].filter(
    (part) => part.checkVisibility() && part.closest('[aria-hidden=true]') === null,
  );
  return parts.map((element) => {
    const told = STATES.flatMap((state) => {
      const value = element.getAttribute(`aria-${state}`);
      return value === null ? [] : [` ${state}=${value}`];
    });
    if (element.matches(':disabled')) told.push(' disabled');
    if (element.matches(':checked')) told.push(' checked');
    const depth = parts.filter((part) => part !== element && part.contains(element)).length;
    return { element, depth, states: told.join('') };
  });
}
