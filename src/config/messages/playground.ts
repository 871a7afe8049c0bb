import { translated } from './translated';

const en = {
  title: 'Playground',
  description:
    'Write ink on the left and play it on the right, in your browser, with the engine that your game will run on.',
  lead: 'Write a story, and play it as you write. What you write stays in this browser.',
  learn: 'New to ink? Take the first lesson.',
  about: 'What the playground can do, and its keys.',
  otherTools: 'Coming from another program? Its words beside ink’s, and what comes over:',
  search: 'Search this site',
  colors: 'Switch between dark and light colours',
  needsScripts:
    'The playground runs in your browser and needs scripts. Everything else on this site can be read without them.',
  failed: 'The playground could not be loaded',
  keys: {
    heading: 'Keys',
    everywhere: 'In the whole window',
    commands: 'List everything that can be done here, by name',
    search: 'Search this site; the second key only where you do not write',
    splitter: 'On the line between two panes: make one wider and the other narrower',
    writing: 'While you write',
    leave: 'Let Tab leave the editor, until you write again',
    playing: 'While you play, once you have clicked into the story',
    choose: 'Pick the choice with that number',
    goOn: 'Continue where there is nothing to choose',
    close: 'Close what is open over the story',
    map: 'On the map, once you have clicked into it',
    onMap: {
      add: 'Add a place',
      move: 'Go to the next place in that direction',
      write: 'Write in this place',
      panel: 'Show what can be done with this place',
      addWay: 'Add a choice',
      rename: 'Rename it',
      remove: 'Delete it',
      choose: 'Select it together with others',
      all: 'Select all places; Escape ends it',
      shift: 'Move it, with all that are selected',
      fold: 'Unfold it, fold it',
      pan: 'Move the map, while no place is selected',
      zoom: 'Zoom, while no place is selected; so does Ctrl with the mouse wheel',
      fit: 'Show the whole map',
      close: 'Close what is open about a place',
    },
    translating: 'In Languages, while you translate',
    onText: {
      done: 'Call it done, and go to the next text that is missing or to be checked',
      before: 'Go to the text before',
      after: 'Go to the text after',
      close: 'Close the text',
    },
    mac: 'Firefox keeps Ctrl+Shift+P for itself: press F1 there. On a Mac, press Cmd where this says Ctrl, but Ctrl+Space to suggest words, and Ctrl+- to go back. A click on a name with Ctrl goes to where it is declared, too.',
  },
  differences: {
    heading: 'What the playground does differently',
    lead: (version: string) =>
      `The playground shows what Atrament’s web UI ${version} shows. To make sure, its tests replay 42 stories, 203 samples from these docs and 1,440 paragraphs of markup, and compare every screen with the engine’s. These differences are known:`,
  },
  newProject: {
    open: 'New project…',
    short: 'New',
    title: 'New project',
    close: 'Close',
    about:
      'Begin with an empty page, or with a short story that you change as you like: the simplest come first. Do you have something already, such as a Twine story, a game or a backup?',
    import: 'Import…',
    otherTools: 'What comes over from',
    empty: { title: 'An empty page', about: 'For a story of your own.' },
  },
  back: (name: string) => (name === '' ? 'Back to my own text' : `Back to my text “${name}”`),
  backTo: (title: string) => `Back to the original “${title}”`,
  resetLink: 'Back to the story of the link',
  sharedBroken: 'Below is a story to start from.',
  sharedBrokenOwn: 'Below is your own text as you left it.',
};

/** The words of the playground’s page, in the language of this build. */
export const playgroundMessages = translated<typeof en>({ en });
