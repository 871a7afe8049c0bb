/** The colour of the browser's own frame: `--color-paper` of either mode, see tokens.css. */
export const THEME_COLORS = { light: '#fbf7ee', dark: '#0f1522' } as const;
