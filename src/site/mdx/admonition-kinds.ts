/** How each type of admonition looks; aliases differ from their kind only in the label. */
export const admonitionKinds = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  important: 'info',
  success: 'tip',
  secondary: 'note',
} as const;

export type AdmonitionType = keyof typeof admonitionKinds;
export type AdmonitionKind = (typeof admonitionKinds)[AdmonitionType];
