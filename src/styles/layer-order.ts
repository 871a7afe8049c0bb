/** What layers.css says, for where it must be said before any file of styles. */
export const LAYER_ORDER = '@layer reset, base, prose, components, utilities;';
