/**
 * What the pages are held to. React writes them, so their style is not the point: their structure is.
 * @type {import('html-validate').ConfigData}
 */
export const htmlRules = {
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes: void elements end in “/>”, `charSet` and `dateTime` keep their capitals, and a doctype may too.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Text is set with non-breaking spaces and signs as they are.
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    // Values that the build computes: the place of a reference’s column, the colour of a swatch.
    'no-inline-style': 'off',
    // The headings of a table’s columns stand at its head; those of rows have their scope.
    'wcag/h63': 'off',
    // Headings of other languages have ids in their letters.
    'valid-id': ['error', { relaxed: true }],
    // Titles of pages are written whole; search engines cut them as they like.
    'long-title': 'off',
    // The scripts and styles of the site come from the site itself.
    'require-sri': 'off',
  },
};
