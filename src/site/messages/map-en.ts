/** The words of story maps, in English. */
export const mapEn = {
  start: 'Beginning',
};
