/** What the pictures of the installed app show, in English: only its manifest has these words. */
export const appPicturesEn = {
  wide: 'The playground: an ink story, played beside its text',
  narrow: 'A story, played on a phone',
};
