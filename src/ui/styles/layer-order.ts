/** The order from layers.css, for where it must be declared before any style sheet. */
export const LAYER_ORDER = '@layer reset, base, prose, kit, components, utilities;';
