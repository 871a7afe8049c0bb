import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

const button = {
  minHeight: '2rem',
  padding: '0 var(--space-2)',
  border: '1px solid var(--color-rule)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-paper)',
  color: 'var(--color-ink)',
  font: 'inherit',
  cursor: 'pointer',
};

/** The look of find and replace, made once: each theme that is made is a style sheet more in the page. */
export const searchTheme: Extension = EditorView.theme({
  '.cm-panels': {
    backgroundColor: 'var(--color-paper-raised)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-ui)',
    fontSize: 'var(--text-xs)',
  },
  '.cm-panels-bottom': { borderTop: '1px solid var(--color-rule)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'var(--space-2)',
    alignItems: 'center',
    padding: 'var(--space-2) 3rem var(--space-2) var(--space-3)',
    '& br': { display: 'none' },
    // Three rows: what to find, how, and what to put in its place.
    '& label': {
      display: 'inline-flex',
      flex: '1 0 30%',
      gap: 'var(--space-1)',
      alignItems: 'center',
      fontSize: 'inherit',
      whiteSpace: 'nowrap',
    },
    '& input, & button, & label': { margin: '0' },
    '& output': { minWidth: '4.5rem', color: 'var(--color-ink-soft)' },
    '& [name=close]': {
      ...button,
      insetBlockStart: 'var(--space-1)',
      insetInlineEnd: 'var(--space-1)',
      width: '2.25rem',
      minHeight: '2.25rem',
      border: 'none',
      background: 'none',
      fontSize: '1.25rem',
    },
  },
  '.cm-panel .cm-textfield': {
    flex: '1 1 max(10rem, 100% - 22rem)',
    minHeight: '2rem',
    padding: '0 var(--space-2)',
    border: '1px solid var(--color-ink-faint)',
    borderRadius: 'var(--radius-m)',
    backgroundColor: 'var(--color-paper)',
    color: 'inherit',
    fontSize: 'max(16px, 1rem)',
  },
  '.cm-panel .cm-button': { ...button, backgroundImage: 'none' },
  '.cm-panel .cm-button:active': { backgroundImage: 'none' },
  '.cm-panel :is(input, button):focus-visible': {
    outline: '2px solid var(--color-focus)',
    outlineOffset: '1px',
  },
  '.cm-searchMatch': {
    backgroundColor: 'var(--color-line-highlight)',
    outline: '1px solid var(--color-ink-faint)',
  },
  '.cm-searchMatch.cm-searchMatch-selected': {
    backgroundColor: 'var(--color-selection)',
    outline: '2px solid var(--color-accent)',
  },
  '@media (pointer: coarse)': {
    '.cm-panel .cm-button, .cm-panel .cm-textfield': { minHeight: '44px' },
  },
  // A phone has room for what is needed most.
  '@media (pointer: coarse) and (max-width: 640px)': {
    '.cm-panel.cm-search': {
      '& [name=search]': { flexBasis: '100%' },
      '& [name=replace].cm-textfield': { flexBasis: '6rem', minWidth: '0' },
      '& label': { flex: 'none', minHeight: '44px' },
      '& [name=select]': { display: 'none' },
      '& label:has([name=re])': { display: 'none' },
      '& label:has([name=word])': { display: 'none' },
    },
  },
});
