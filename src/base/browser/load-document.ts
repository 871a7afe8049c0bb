interface LoadDocumentOptions {
  /** Whether the address replaces the current one in the history. */
  isReplacing: boolean;
}

/** Loads a whole document from the server, like a browser without scripts. */
export function loadDocument(address: URL, { isReplacing }: LoadDocumentOptions): void {
  const { pathname, search, href } = address;
  // Navigating to an address that differs only in its fragment, or not at all, does not fetch anything.
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
