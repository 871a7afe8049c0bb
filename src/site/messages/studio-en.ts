/** The words of the playground’s desk, in English. */
export const studioEn = {
  tabs: 'Tools',
  write: 'Write',
  play: 'Play',
  map: 'Map',
  mapFailed: 'The map could not be loaded.',
  outline: {
    tab: 'Outline',
    failed: 'The outline could not be loaded',
    main: 'story.ink',
    filter: 'Filter',
    empty: 'Knots, variables and lists will be listed here.',
    nothing: 'Nothing has this in its name.',
    here: 'the story is here',
    words: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'word' : 'words'}`,
    total: (count: number, minutes: number) =>
      `About ${rounded(count).toLocaleString('en')} words of prose: ${minutes === 1 ? '1 minute' : `${minutes} minutes`} to read.`,
    kinds: {
      knot: 'knot',
      stitch: 'stitch',
      function: 'function',
      variable: 'variable',
      constant: 'constant',
      list: 'list',
      external: 'external',
    },
  },
  frame: {
    screen: 'Screen',
    colors: 'Colours',
    screens: { own: 'This one', phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
    schemes: { site: 'As the site', light: 'Light', dark: 'Dark' },
  },
};

/** A large number to two digits, since nobody counts words alike. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return Math.round(count / unit) * unit;
}
