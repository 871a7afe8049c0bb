import { translated } from './translated';

const en = {
  name: 'Game',
  about:
    'How your game looks, and what its players can do. What you choose is written at the top of story.ink.',
  loading: 'Reading the settings…',
  sections: {
    title: 'Title screen',
    look: 'Colours and font',
    text: 'Text and choices',
    saves: 'Menus and saves',
    all: 'All settings',
  },
  allAbout: 'What few games need.',
  /** How a tag is called to those who write the story by hand. */
  writes: (tag: string) => `# ${tag}`,
  unset: (standard: string) => `As usual: ${standard}`,
  notSet: 'Not set',
  withoutNumber: 'Yes, without a number',
  ifEmpty: (standard: string) => `Without it: ${standard}.`,
  unknownTheme: (name: string) =>
    `Atrament has no colours called “${name}”: the game is light, unless the Atrament project brings a theme of that name.`,
  unknownLanguage: (written: string) =>
    `“${written}” is not the code of a language, so downloaded games do not name one. Codes are short, such as en, de or pt-BR.`,
  preview: 'This is how it will look:',
  twoNames: {
    about: (name: string, title: string) =>
      `The project is called “${name}”, but its title is “${title}”. Players see the title.`,
    use: (name: string) => `Use “${name}”`,
  },
  cover: {
    label: 'Cover',
    none: 'No picture',
    width: 'Width of the cover',
    widths: {
      '': 'As the picture is',
      '30%': 'A third of the column',
      '60%': 'Two thirds',
      '100%': 'The whole column',
    },
    renamed: (path: string, to: string) =>
      `Atrament finds a cover only if its name has no space: “${path}” is now called “${to}”, in the story, too.`,
    failed: 'The picture could not be renamed, perhaps because the storage is full.',
    notStored: 'The picture could not be stored, perhaps because the storage is full.',
  },
  pictures: {
    empty: 'Your project has no pictures yet.',
    add: 'Add a picture',
    missing: (path: string) => `“${path}” is not among your files.`,
    all: (count: number) => `Show all ${count} pictures`,
  },
  backgrounds: {
    background: 'Title screen background',
    BACKGROUND: 'Text background',
    PAGE_BACKGROUND: 'Page background, on wide screens',
    none: 'None',
    own: 'Your own colour',
    colors: {
      parchment: 'Parchment',
      mist: 'Mist',
      moss: 'Moss',
      rose: 'Rose',
      night: 'Night',
      forest: 'Forest',
      wine: 'Wine',
    },
  },
  byHand: (value: string) => `Written by hand: ${value}`,
  themes: {
    label: 'Colours',
    about:
      'Players can choose others in the menu. “Default” is light or dark, as the player’s device is. In games that are built with Atrament on your computer, it is light.',
    names: { none: 'Default', light: 'Light', sepia: 'Sepia', dark: 'Dark' },
    sample: 'Your first scene will be here.',
  },
  fonts: {
    label: 'Font',
    about: 'Players can choose others in the menu. Add a font under “Files” to have it here.',
    none: 'Default',
    sample: 'It was a dark and stormy night.',
    engineOnly: 'Only in games that are built with Atrament on your computer:',
  },
  contrast: (ratio: string, grade: 'easy' | 'readable' | 'large' | 'poor') =>
    `Text contrast: ${ratio} : 1, ${
      {
        easy: 'easy to read.',
        readable: 'readable.',
        large: 'too low for all but large text. Choose a lighter or a darker colour.',
        poor: 'hard to read. Choose a lighter or a darker colour.',
      }[grade]
    }`,
  poorPicture: (told: string) => `In parts of this picture: ${told}`,
  goodPicture: 'The text is readable on this picture.',
  tags: {
    title: {
      label: 'Title',
      about: 'The name of the game: here, above the story, and on the tab of the browser.',
      value: 'such as The Night Ferry',
    },
    author: {
      label: 'Author',
      about: 'Below the title.',
      value: 'your name',
      unset: 'Atrament shows “Test Application”',
    },
    title_screen_layout: {
      label: 'Title screen layout',
      unset: 'cover, title, author',
      values: {
        'title, author, cover': 'Title, author, then the cover',
        'title, cover, author': 'The cover between title and author',
        'cover, title': 'Cover and title, without the author',
        'title, author': 'Title and author, without the cover',
        cover: 'Only the cover',
      },
    },
    about: {
      label: 'About',
      about:
        'A button for a screen with your own words, such as thanks. A function of your story writes them.',
      value: 'such as credits',
    },
    toolbar: {
      label: 'Toolbar',
      about:
        'The line above the story shows the title, or what a function of your story writes: how many coins are left, for example.',
      value: 'such as purse',
    },
    choices: {
      label: 'Choices',
      about: 'A # CHOICES in the story changes it for one scene.',
      values: {
        numbered: 'With numbers',
        grouped: 'Joined, with one border',
        borderless: 'Without borders',
        row: 'Side by side',
        left: 'Text aligned left',
        right: 'Text aligned right',
      },
    },
    hypertext: {
      label: 'Links instead of buttons',
      about: 'Players go on by clicking words. Each choice then needs its [link] in the text.',
    },
    scenes_align: {
      label: 'Text position',
      about: 'Where short scenes are on the screen.',
      unset: 'in the middle',
      values: { top: 'At the top', bottom: 'At the bottom' },
    },
    single_scene: {
      label: 'Only the newest scene',
      about: 'Each choice takes the text before it away. Otherwise it stays above, paler.',
    },
    continue_maximally: {
      label: 'Text pacing',
      unset: 'all of it, up to the next choice',
      values: { false: 'Line by line, with a click for the next' },
    },
    autosave: {
      label: 'Autosave',
      about: 'Players who come back find “Continue” on the title screen.',
      unset: 'after every scene',
      values: { false: 'Never' },
    },
    saves: {
      label: 'Save slots',
      about: 'How many saves players can keep. The menu then has “Save game” and “Load game”.',
      unset: 'none',
      values: { 1: 'One', 3: 'Three', 5: 'Five', 10: 'Ten' },
    },
    load_from_checkpoints: {
      label: 'Load checkpoints',
      about: 'Lists the places that your story marks with # CHECKPOINT among the saves.',
    },
    save_description_length: {
      label: 'Save description',
      about: 'The first words of the scene, shown with each save.',
      unset: 'only the date',
      values: { 20: '20 letters', 40: '40 letters', 80: '80 letters' },
    },
    sessions: {
      label: 'Player profiles',
      about: 'For several players on one device: each has a game and saves of their own.',
      unset: 'one for all',
      values: { 2: 'Two', 3: 'Three', 4: 'Four' },
    },
    allow_external_function_fallbacks: {
      label: 'Stand-ins for JavaScript',
      about:
        'For stories that call functions written in JavaScript: where one is missing, an ink function of the same name takes its place. Otherwise the game does not start.',
    },
    debug: {
      label: 'Debugger',
      about:
        'A window that looks inside the story, in games that are built with Atrament on your computer. Switch it off before you publish.',
    },
  },
  config: {
    title: 'For the Atrament project',
    about:
      'These only matter for an Atrament project, one of the ways to download: the game played here and the game for the web do not read them. They are kept in atrament.config.json, not in the story. Title, colours and font chosen above count first.',
    language: {
      label: 'Language',
      value: 'such as en, uk or pt-BR',
      about:
        'The language of your story, as a code. Browsers read it aloud and hyphenate it accordingly. In an Atrament project the menus follow it: English, German or Ukrainian, or one that you add.',
    },
    failed: 'The browser could not store that, perhaps because its storage is full.',
    forPlatform: (platform: string, key: string) =>
      `${platform === 'ios' ? 'iOS' : 'Android'}${key === '' ? '' : `: ${key}`}`,
    keys: {
      name: {
        label: 'Name of the app',
        about: 'If it is empty, the title of the story.',
      },
      short_name: { label: 'Short name', about: 'Below its icon, for example.' },
      description: { label: 'Description', about: 'One sentence that search engines may show.' },
      theme: { label: 'Colours', about: 'For a story that sets none.' },
      font: { label: 'Font', about: 'Of the menu, and of a story that sets none.' },
      locale: {
        label: 'How dates are written',
        about: 'As in a language and country, such as en-GB.',
      },
      version: { label: 'Version', about: 'Of the app for computers.' },
      inkjscompiler: {
        label: 'Compiler',
        unset: 'inklecate, which is downloaded',
        values: { true: 'inkjs, which needs no download' },
      },
      'game.path': {
        label: 'Folder of the story',
        about: 'Saves are lost when this changes.',
      },
      'game.source': {
        label: 'Name of the main file',
        about: 'Saves are lost when this changes.',
      },
      'game.format': {
        label: 'Form of the compiled story',
        about: 'Saves are lost when this changes.',
        unset: 'as each way of publishing needs it',
        values: {
          json: 'json: a file of data',
          js: 'js: a script, which also works opened from a disk',
        },
      },
      'game.zip': {
        label: 'Pack the game',
        about:
          'Puts all files of a website into one zip of this name. Such a game does not work offline, and some sounds stay silent. Saves are lost when this changes.',
        value: 'such as game.zip',
      },
    },
  },
};

/** The words of the form for the tags of the whole game, in the language of this build. */
export const gameTabMessages = translated<typeof en>({ en });
