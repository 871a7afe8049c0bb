import { translated } from './translated';

const en = {
  list: 'Commands',
  filter: 'What do you want to do?',
  nothing: 'No command has these words.',
  groups: {
    text: 'Text',
    story: 'Story',
    map: 'Map',
    show: 'Show',
    window: 'Window',
    project: 'Project',
  },
  editor: {
    complete: 'Suggest words',
    indent: 'Indent the line',
    outdent: 'Outdent the line',
    comment: 'Turn the line into a comment, and back',
    moveUp: 'Move the line up',
    moveDown: 'Move the line down',
    search: 'Find and replace',
    findAll: 'Find and replace in all files',
    nextProblem: 'Go to the next problem',
    previousProblem: 'Go to the previous problem',
    nextNote: 'Read the next note by a tester',
    definition: 'Go to where the name is declared',
    back: 'Go back to where you were',
    rename: 'Rename a place, a variable or any other name everywhere',
    split: 'Split here: make what follows a place of its own',
    playHere: 'Play from the place where the cursor is',
    testHere: 'Test from the place where the cursor is',
    focus: 'Hide everything but the text, and show it again',
  },
  remember: 'Remember something, in a variable',
  onlyIf: 'Lead to a place only if a condition is met',
  projects: 'Open, back up or delete projects',
  newProject: 'New project, from an empty page or a story',
  import: 'Import ink, a Twine or ChoiceScript story, a game or a backup',
};

/** What can be done in the playground by a key or from its list of commands, in the language of this build. */
export const actionMessages = translated<typeof en>({ en });
