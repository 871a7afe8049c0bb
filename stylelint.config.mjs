/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // CSS modules: class names are camelCase, as they are imported.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$|^token$|^nprogress|^theme-|^cm-',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'color-no-hex': [true, { severity: 'error' }],
    // Sizes of text are tokens, and so are the widths at which something changes; those in em are for enlarged text.
    'declaration-property-value-allowed-list': {
      'font-size': ['/^var\\(--text-/', 'inherit', '0', '100%'],
      font: ['/var\\(--text-/', 'inherit'],
    },
    'media-feature-name-value-allowed-list': {
      'max-width': ['480px', '640px', '996px', '1199px', '/em$/'],
      'min-width': ['641px', '997px', '1200px', '1240px', '/em$/'],
    },
    // Gatsby's own CSS tools do not know the range notation.
    'media-feature-range-notation': 'prefix',
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [
    // What a story’s own markup and paper look like.
    {
      files: ['src/playground/player/markup/*.css', 'src/ui/styles/print*.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
    // The CMS has widths of its own.
    {
      files: ['src/cms/app/**/*.css'],
      rules: { 'media-feature-name-value-allowed-list': null },
    },
    // The one file where colours are written down.
    {
      files: ['src/ui/styles/tokens.css', 'src/ui/styles/print.css'],
      rules: { 'color-no-hex': null },
    },
  ],
};
