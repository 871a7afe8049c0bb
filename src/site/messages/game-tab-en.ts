/** The words of the form for the tags of the whole game, in English. */
export const gameTabEn = {
  name: 'Game',
  about:
    'Settings of the whole game. Each of these fields writes a tag at the top of story.ink, and reads it from there.',
  config: {
    title: 'Configuration of the engine’s project',
    about:
      'The keys of atrament.config.json. They only matter in the project that you download for the engine: the game played here and the game for the web do not read them. Tags of the story for title, theme and font go before them. Without a name and a description, the project has the story’s title.',
    failed: 'The browser could not store that, perhaps because its storage is full.',
  },
  loading: 'Reading the settings…',
  unset: (standard: string) => `Not set (${standard})`,
  unknownTheme: (name: string) =>
    `Atrament has no theme “${name}”: the game is light, unless the engine’s project brings a theme of that name.`,
  ifEmpty: (standard: string) => `If left empty: ${standard}.`,
};
