import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const underline = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline 2px ${colour}`,
  textUnderlineOffset: '0.25em',
  textDecorationSkipInk: 'none',
});

const marker = (sign: string, colour: string) => ({
  content: 'none',
  '&::before': { content: `"${sign}"`, color: colour, fontWeight: '700' },
});

/**
 * The editor’s paper and ink theme: the site’s tokens, which follow the colour mode automatically. Made once: each theme
 * that is made is a style sheet more in the page.
 */
export const editorTheme: Extension = EditorView.theme({
  '&': {
    flex: '1 1 auto',
    minHeight: '0',
    backgroundColor: 'var(--color-code-bg)',
    color: 'var(--color-code-text)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    overflow: 'auto',
    fontFamily: 'var(--font-code)',
    fontSize: 'var(--text-s)',
    fontVariantLigatures: 'none',
    lineHeight: '1.6',
    scrollbarWidth: 'thin',
  },
  // With a smaller font, phones zoom in when the editor gets the focus.
  '@media (max-width: 996px)': { '.cm-scroller': { fontSize: 'max(16px, 1rem)' } },
  '.cm-content': { padding: 'var(--space-3) 0', caretColor: 'var(--color-accent)' },
  '.cm-line': { padding: '0 var(--space-4) 0 var(--space-2)' },
  '.cm-content ::selection, .cm-line::selection': { backgroundColor: 'var(--color-selection)' },
  '.cm-gutters': {
    backgroundColor: 'var(--color-code-bg)',
    border: 'none',
    color: 'var(--color-code-comment)',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.5ch', padding: '0 0.5ch 0 0.25ch' },
  '&.cm-focused .cm-activeLine, &.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--color-line-highlight) 55%, transparent)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  // Also the colours of the tokens within it.
  '.cm-name-link, .cm-name-link *': {
    color: 'var(--color-link)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
  '.cm-matchingBracket': {
    borderRadius: 'var(--radius-s)',
    outline: '1px solid var(--color-ink-faint)',
  },
  '.cm-placeholder': { color: 'var(--color-code-comment)', fontStyle: 'italic' },
  // Focus mode: nothing but the text, which may begin in the middle of the window.
  '[data-focused] & .cm-gutters': { display: 'none' },
  '[data-focused] & .cm-content': { paddingBlock: '20vh' },
  '.cm-gutter-lint': { width: '1.25em' },
  // The gutter appears with the first problem; this padding keeps the text from moving.
  '.cm-gutters:not(:has(.cm-gutter-lint))': { paddingInlineEnd: '1.25em' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0', textAlign: 'center' },
  '.cm-gutter-marks': { width: '3px' },
  '.cm-gutter-marks .cm-gutterElement': { display: 'flex' },
  '.cm-line-mark': { width: '3px', backgroundColor: 'var(--color-warning)' },
  '.cm-gutter-notes .cm-gutterElement': { padding: '0 2px 0 4px', cursor: 'pointer' },
  '.cm-note-mark': {
    display: 'inline-block',
    minWidth: '1.25em',
    border: '1px solid currentcolor',
    borderRadius: '0.7em 0.7em 0.7em 0',
    backgroundColor: 'var(--color-paper)',
    color: 'var(--color-link)',
    fontFamily: 'var(--font-ui)',
    fontSize: '0.75em',
    lineHeight: '1.35',
    textAlign: 'center',
  },
  '.cm-lint-marker': { width: 'auto', height: 'auto' },
  '.cm-lint-marker-error': marker('×', 'var(--color-danger)'),
  '.cm-lint-marker-warning': marker('!', 'var(--color-warning)'),
  '.cm-lint-marker-info': marker('i', 'var(--color-note)'),
  '.cm-lintRange-error': underline('var(--color-danger)'),
  '.cm-lintRange-warning': underline('var(--color-warning)'),
  '.cm-lintRange-info': underline('var(--color-note)'),
  '.cm-lintPoint:after': { borderBottomColor: 'var(--color-danger)' },
  '.cm-lintPoint-warning:after': { borderBottomColor: 'var(--color-warning)' },
  '.cm-lintPoint-info:after': { borderBottomColor: 'var(--color-note)' },
  '.cm-lintRange-active': { backgroundColor: 'transparent' },
  '.cm-tooltip': {
    maxWidth: 'min(32rem, 90vw)',
    border: '1px solid var(--color-rule)',
    borderRadius: 'var(--radius-m)',
    backgroundColor: 'var(--color-paper)',
    boxShadow: 'var(--shadow-m)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-ui)',
    fontSize: 'var(--text-xs)',
    lineHeight: '1.45',
  },
  '.cm-diagnostic': {
    margin: '0',
    padding: 'var(--space-2) var(--space-3)',
    borderLeftWidth: '3px',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--color-danger)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--color-warning)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--color-note)' },
  '.cm-diagnosticAction': {
    marginInlineStart: '0',
    marginBlock: 'var(--space-1)',
    display: 'block',
    border: '1px solid var(--color-rule)',
    borderRadius: 'var(--radius-s)',
    backgroundColor: 'var(--color-paper)',
    color: 'var(--color-ink)',
    padding: '0 var(--space-2)',
  },
  '.cm-problem-hint': { display: 'block', color: 'var(--color-ink-soft)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: '15rem',
    fontFamily: 'var(--font-code)',
    fontSize: 'var(--text-xs)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: 'var(--space-3)',
    justifyContent: 'space-between',
    padding: 'var(--space-1) var(--space-3)',
    lineHeight: '1.5',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected], .cm-tooltip-autocomplete-disabled ul li[aria-selected]':
    {
      background: 'var(--color-accent-soft)',
      boxShadow: 'inset 3px 0 var(--color-accent)',
      color: 'var(--color-ink)',
    },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': {
    overflow: 'hidden',
    marginLeft: '0',
    color: 'var(--color-ink-soft)',
    fontFamily: 'var(--font-ui)',
    fontStyle: 'normal',
    textOverflow: 'ellipsis',
  },
  '.cm-completionInfo': { padding: 'var(--space-2) var(--space-3)' },
  '@media (pointer: coarse)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-3)' },
  },
  '@media (forced-colors: active)': {
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      background: 'Highlight',
      color: 'HighlightText',
      forcedColorAdjust: 'none',
    },
    '.cm-activeLine': { outline: '1px dotted' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '.cm-cursorLayer': { animation: 'none' },
  },
});
