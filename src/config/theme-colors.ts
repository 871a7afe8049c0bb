/** The colour of the browser’s own frame: `--color-paper` in each mode, see tokens.css. */
export const THEME_COLORS = { light: '#fbf7ee', dark: '#0f1522' } as const;
