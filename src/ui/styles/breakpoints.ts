/**
 * The media query for screens without room for the sidebar. The style sheets use the same width, besides 480 and 640 pixels
 * for what phones have no room for, and 1200 for what only wide screens have: stylelint knows no others.
 */
export const SMALL_SCREEN = '(max-width: 996px)';
