interface LoadDocumentOptions {
  /** Whether the address takes the place of the current one in the history. */
  isReplacing: boolean;
}

/** Fetches a whole document from the server, as the browser does without scripts. */
export function loadDocument(address: URL, { isReplacing }: LoadDocumentOptions): void {
  const { pathname, search, href } = address;
  // Going to an address that differs in its fragment alone, or not at all, fetches nothing.
  const isShown = pathname === window.location.pathname && search === window.location.search;
  if (isShown) {
    if (href !== window.location.href) window.history.replaceState(window.history.state, '', href);
    window.location.reload();
  } else if (isReplacing) {
    window.location.replace(href);
  } else {
    window.location.assign(href);
  }
}
