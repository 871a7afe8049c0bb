import { translated } from './translated';

const en = {
  untitled: 'Atrament UI',
  unnamed: 'Untitled story',
  bar: {
    label: 'Player',
    restart: 'Restart',
    stepBack: 'Back',
    stepBackName: 'One step back',
    edit: 'Edit',
    share: 'Share',
    download: 'Download',
    sound: 'Sound',
    engine: 'Inside',
    engineName: 'Inside the story',
    close: 'Close',
    closeName: 'Close the player',
  },
  story: {
    blank: 'Your story will appear here. Write its first line.',
    playing: 'Sounds',
    turnOn: 'Turn the sound on',
    looped: 'looped',
    times: (count: number) => `× ${count}`,
  },
  memory: 'Saves are kept until you leave this page.',
  engine: {
    notLoaded: (times: number) =>
      `It was loaded ${times} times, and failed each time. Check the connection, then start again.`,
    lost: (times: number) =>
      `It was started ${times} times with this story and crashed each time, perhaps because the story uses too much memory. Look for text or a list that grows in a loop.`,
    lostHere: (times: number) =>
      `The engine crashed here ${times} times, perhaps because the story uses too much memory. A game may crash, too.`,
    lostHint: 'Look for text or a list that grows in a loop.',
  },
  messages: {
    goesOn: (place: string) => `The story continues once ${place} is fixed.`,
    begins: (place: string) => `It starts once ${place} is fixed.`,
    itsText: 'its text',
    inLine: (line: number) => `line ${line}`,
    inFileLine: (file: string, line: number) => `line ${line} of ${file}`,
    mainFile: 'story.ink',
    crashed: 'The player cannot show this',
    crashedReason: (error: string) =>
      `This is a mistake in the player, not in your story; the text is kept. Change it or start again. (${error})`,
    toLine: (line: number) => `Line ${line}`,
    toFileLine: (file: string, line: number) => `${file}, line ${line}`,
    inEngine: (text: string) => `${text} The engine shows the same error.`,
    remarks: (warnings: number, notes: number) =>
      [[warnings, 'warning'] as const, [notes, 'note'] as const]
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
        .join(', '),
    severities: { warning: 'Warning', note: 'Note' },
  },
  differs: {
    element: (name: string) =>
      `A game renders the HTML element <${name}>; here it is shown as text.`,
    unknown: (name: string) =>
      `<${name}> is not an HTML element: a game hides the tag and shows only what is inside it.`,
    attribute: (name: string) =>
      `The HTML attribute ${name} has no effect here; a game applies it.`,
    style: (name: string) => `The CSS property ${name} has no effect here; a game applies it.`,
    address: (address: string) => `The link to ${address} does nothing here.`,
    picture: (file: string) =>
      `In a game <img src="${file}"> looks for the file beside index.html, not in the folder of the game.`,
    columns: (written: string) =>
      `In a game, a table with ${written} fails, and what follows it is missing.`,
    title: (title: number) => `In a game, the title ${title} is missing from the toolbar.`,
    htmlHint: 'Only HTML that can neither run nor load anything is rendered here.',
    unknownHint: 'To show the sign <, put a space after it.',
    styleHint: 'Only properties that change how text looks have an effect here.',
    addressHint: 'Only addresses with http: or https: can be followed.',
    pictureHint: 'Use [img] or [picture], which find the files of the game.',
    columnsHint: 'Give each column a width: columns="50% 50%".',
    titleHint: 'Put the number in quotes.',
    font: (name: string) => `The font ${name} is not available here; the text keeps its own.`,
    fontHint: 'A game shows it if the font is bundled with it.',
    background: (ratio: string, theme: string) =>
      `Text is hard to read on this background: with the ${theme} theme the contrast is ${ratio} : 1.`,
    backgroundHint: 'Aim for 4.5 : 1 or more: choose another background, or another theme.',
  },
  drawer: {
    title: 'Inside the story',
    close: 'Close “Inside the story”',
    state: 'State',
    seed: 'Random seed',
    turn: 'Turn',
    place: 'Place',
    nowhere: 'nowhere yet',
    beforeKnots: 'Beginning',
    ended: (place: string) => `${place}; the story has ended there`,
    variables: 'Variables',
    visits: 'Visits',
    sceneTags: 'Tags of the scene',
    globalTags: 'Tags of the game',
    goTo: 'Go to a place',
    go: 'Go',
    knot: 'Place in the story',
    filter: 'Filter by name',
    none: 'None.',
    noStory: 'Nothing until the story starts.',
    noMatch: 'No match.',
    list: 'List, cannot be changed here',
    emptyList: 'empty list',
    value: (name: string) => `Value of ${name}`,
    watch: (name: string) => `Watch ${name}`,
    watched: 'Watched variables',
    count: (count: number) => `${count}`,
    engine: (version: string) => `Plays like Atrament web UI ${version}.`,
    differences: 'What the playground does differently',
  },
} as const;

/** The words of the player in the language of this build; English where it has none of its own. */
export const playerMessages = translated<typeof en>({ en });
