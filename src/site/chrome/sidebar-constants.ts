/** The sessionStorage keys of the docs sidebar’s state; without React, because the script uses them too. */
export const sidebarOpenKey = 'docs-sidebar-open';
export const sidebarScrollKey = 'docs-sidebar-scroll';

/** Attributes that the script before the first paint relies on. */
export const sidebarAttribute = 'data-docs-sidebar';
export const categoryAttribute = 'data-category';
export const closedAttribute = 'data-closed';
