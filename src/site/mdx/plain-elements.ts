/** HTML elements that a document may contain; anything else must be a component. */
export const plainElements: ReadonlySet<string> = new Set(
  (
    'p ul ol li dl dt dd strong em del ins b i s u small mark cite q abbr sub sup kbd samp var ' +
    'code pre blockquote hr br section div span thead tbody tfoot tr th td caption figure figcaption ' +
    // Of drawings that the build makes.
    'details summary svg g path rect circle text'
  ).split(' '),
);
