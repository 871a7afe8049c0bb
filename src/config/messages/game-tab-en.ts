/** The words of the form for the tags of the whole game, in English. */
export const gameTabEn = {
  name: 'Game',
  about:
    'Settings of the whole game. Each of these fields writes a tag at the top of story.ink, and reads it from there.',
  config: {
    title: 'Configuration of the engine’s project',
    about:
      'The keys of atrament.config.json. They only matter in the project that you download for the engine: the game played here and the game for the web do not read them. If the story has tags for title, theme and font, they count instead. Without a name and a description, the project has the story’s title.',
    language: {
      label: 'Language',
      value: 'such as en, de or pt-BR',
      summary:
        'Language of your story. Downloaded games pass it on to browsers, which read aloud, hyphenate and set quotation marks accordingly. In the engine’s project it is also the language of the menus: en, de or ua, or one that you add to the project.',
    },
    failed: 'The browser could not store that, perhaps because its storage is full.',
  },
  loading: 'Reading the settings…',
  unset: (standard: string) => `Not set (${standard})`,
  unknownTheme: (name: string) =>
    `Atrament has no theme “${name}”: the game is light, unless the engine’s project brings a theme of that name.`,
  unknownLanguage: (written: string) =>
    `“${written}” is not the code of a language, so downloaded games do not name one. Codes are short, such as en, de or pt-BR.`,
  ifEmpty: (standard: string) => `If left empty: ${standard}.`,
};
