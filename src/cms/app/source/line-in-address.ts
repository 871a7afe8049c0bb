import { splitLine } from '../../../config/cms-address';

type GoTo = (line: number, wanted: { words: string }) => void;

/** Goes to a line of the open text, if there is one, or to words in it. */
let goToLine: GoTo | null = null;

/**
 * Listens for links that ask for another line of the open page. Call it before the CMS is loaded: the CMS would take such
 * a link for leaving the form, and would drop the backup of unsaved text.
 */
export function listenForLines(): void {
  window.addEventListener('hashchange', (event) => {
    const wanted = splitLine(event.newURL);
    if (goToLine === null || wanted.line === null || wanted.address !== event.oldURL) return;
    event.stopImmediatePropagation();
    takeLine(goToLine);
  });
}

/** Calls `goTo` with the line in the address, now and whenever a link asks for one; returns a function that stops it. */
export function followLine(goTo: GoTo): () => void {
  goToLine = goTo;
  takeLine(goTo);
  return () => {
    if (goToLine === goTo) goToLine = null;
  };
}

/** Goes to the line in the address, and removes it from there, so that the same link leads there again. */
function takeLine(goTo: GoTo): void {
  const { address, line, words } = splitLine(window.location.href);
  if (line === null) return;
  window.history.replaceState(window.history.state, '', address);
  goTo(line, { words });
}
