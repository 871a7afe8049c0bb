/** The words of the playground’s desk, in English. */
export const studioEn = {
  tabs: 'Tools',
  write: 'Write',
  play: 'Play',
};
