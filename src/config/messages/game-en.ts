/** The words of a downloaded game in English, besides those of the player. */
export const gameEn = {
  notKept: 'This page cannot keep saves: they are lost when you close it.',
};
