/** The words of the playground’s desk, in English. */
export const studioEn = {
  tabs: 'Tools',
  write: 'Write',
  play: 'Play',
  map: 'Map',
  mapFailed: 'The map could not be loaded.',
  frame: {
    screen: 'Screen',
    colors: 'Colours',
    screens: { own: 'This one', phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
    schemes: { site: 'As the site', light: 'Light', dark: 'Dark' },
  },
};
