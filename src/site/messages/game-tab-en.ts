/** The words of the form for the tags of the whole game, in English. */
export const gameTabEn = {
  name: 'Game',
  about:
    'Settings of the whole game. Each field writes a tag at the top of story.ink, and reads it from there.',
  loading: 'Reading the settings…',
  unset: (standard: string) => `Not set (${standard})`,
  standard: (standard: string) => `Without it: ${standard}`,
};
