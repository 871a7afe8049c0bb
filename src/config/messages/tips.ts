import { translated } from './translated';

const en = {
  tapAgain: 'Tap again to read more.',
  value: 'Value',
  default: 'Default',
  moreValues: (count: number) => `and ${count} more`,
};

/** The words of tips in the language of this build; English where it has none of its own. */
export const tipMessages = translated<typeof en>({ en });
