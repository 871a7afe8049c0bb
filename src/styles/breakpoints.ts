/** The media query of screens without room for the sidebar; the same width stands in the style sheets. */
export const SMALL_SCREEN = '(max-width: 996px)';
