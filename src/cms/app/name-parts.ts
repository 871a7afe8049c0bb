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
  // Where a form’s checks are drawn.
  ['[aria-label="form-problems field"]:not([role])', { role: 'group', 'aria-label': 'Checks' }],
  ['[class*="-WorkflowContainer"]:not([role])', { role: 'main' }],
  ['[class*="-NotFoundContainer"]:not([role])', { role: 'main' }],
  ['[class*="-NotFoundContainer"] > h2:not([aria-level])', { 'aria-level': '1' }],
  ['[class*="-StyledModal"]:not([aria-label])', { 'aria-label': 'Pictures' }],
  // Its name is the text below it.
  ['img[class*="-CardImage"]:not([alt])', { alt: '' }],
  ['[class*="-StyledAuthenticationPage"]:not([role])', { role: 'main', 'aria-label': 'Sign in' }],
  ['[class*="-CustomIconWrapper"]:not([role])', { role: 'heading', 'aria-level': '1' }],
  ['ul[class*="-Suggestions"]:not([role])', { role: 'listbox', 'aria-label': 'Where to search' }],
  ['[class*="-SuggestionHeader"]:not([role])', { role: 'presentation' }],
  ['[class*="-SuggestionItem"]:not([role])', { role: 'option' }],
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
    markSuggestion();
  };
  new MutationObserver(name).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keyup', markSuggestion);
}

/** The CMS’s colour of what is chosen in a list. */
const CHOSEN = 'rgb(232, 245, 254)';

/** The CMS shows only by a colour where the search will look. */
function markSuggestion(): void {
  for (const item of document.querySelectorAll('[class*="-SuggestionItem"]')) {
    const { backgroundColor } = getComputedStyle(item);
    item.setAttribute('aria-selected', String(backgroundColor === CHOSEN));
  }
}
