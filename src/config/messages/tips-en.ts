/** The words of tips in English; apart from the others so that only those who see one load them. */
export const tipsEn = {
  tapAgain: 'Tap again to read more.',
  value: 'Value',
  default: 'Default',
  moreValues: (count: number) => `and ${count} more`,
};
