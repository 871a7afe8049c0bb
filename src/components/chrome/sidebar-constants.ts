/** Keys of sessionStorage under which the docs sidebar keeps its state; no React, for the script. */
export const sidebarOpenKey = 'docs-sidebar-open';
export const sidebarScrollKey = 'docs-sidebar-scroll';

/** Attributes by which the script before the first paint finds its way. */
export const sidebarAttribute = 'data-docs-sidebar';
export const categoryAttribute = 'data-category';
export const closedAttribute = 'data-closed';
