/** Parts of the CMS that have no name for screen readers, or no role, by their selectors. */
const PARTS: readonly [selector: string, attributes: Readonly<Record<string, string>>][] = [
  // The CMS measures texts with it.
  ['body > canvas:not([aria-hidden])', { 'aria-hidden': 'true' }],
  ['#preview-pane:not([title])', { title: 'Preview' }],
  ['[class*="-ToolbarContainer"]:not([role])', { role: 'banner' }],
  ['[class*="-ToolbarContainer"] + div:not([role])', { role: 'main' }],
  [
    '[class*="-StyledListItemTopBar"] > button:first-child:not([aria-label])',
    { 'aria-label': 'Open or close' },
  ],
  [
    '[class*="-StyledListItemTopBar"] > button:last-child:not([aria-label])',
    { 'aria-label': 'Remove' },
  ],
  ['[aria-roledescription="sortable"]:not([aria-label])', { 'aria-label': 'Move by dragging' }],
];

/** Names these parts whenever the CMS draws some. */
export function nameParts(): void {
  const name = () => {
    for (const [selector, attributes] of PARTS) {
      for (const part of document.querySelectorAll(selector)) {
        for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
      }
    }
  };
  new MutationObserver(name).observe(document.body, { childList: true, subtree: true });
}
