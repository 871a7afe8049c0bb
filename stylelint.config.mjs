/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // CSS modules: class names are camelCase, as they are imported.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$|^token$|^nprogress|^theme-|^cm-',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'color-no-hex': [true, { severity: 'error' }],
    // Gatsby's own CSS tools do not know the range notation.
    'media-feature-range-notation': 'prefix',
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [
    // The one file where colours are written down.
    {
      files: ['src/ui/styles/tokens.css', 'src/ui/styles/print.css'],
      rules: { 'color-no-hex': null },
    },
  ],
};
