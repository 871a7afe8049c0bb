/**
 * What the pages are held to. React writes them, so their style is not the point: their structure is.
 * @type {import('html-validate').ConfigData}
 */
export const htmlRules = {
  extends: ['html-validate:recommended'],
  rules: {
    // React’s style: void elements end in “/>”, `charSet` and `dateTime` keep their capitals, and a doctype may too.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Text contains non-breaking spaces and typographic characters as they are.
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    // Values that the build computes: the position of a reference’s column, the colour of a swatch.
    'no-inline-style': 'off',
    // Column headings are at the head of a table; row headings have their scope.
    'wcag/h63': 'off',
    // Headings in other languages have ids in their script.
    'valid-id': ['error', { relaxed: true }],
    // Page titles are complete; search engines shorten them.
    'long-title': 'off',
    // The site serves its own scripts and styles.
    'require-sri': 'off',
  },
};
