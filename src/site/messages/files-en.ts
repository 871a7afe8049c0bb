/** The words of a game’s files, in English. */
export const filesEn = {
  missing: (path: string) => `There is no file “${path}”.`,
  didYouMean: (near: string) => `Did you mean “${near}”?`,
  addIt: 'Add it under “Files”, or change the name.',
};
