/** The media query for screens without room for the sidebar; the style sheets use the same width. */
export const SMALL_SCREEN = '(max-width: 996px)';
