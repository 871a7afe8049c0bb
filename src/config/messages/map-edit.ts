import { translated } from './translated';

const en = {
  goOn: 'Go on',
  add: 'Add a place',
  empty: 'Double-click or double-tap the paper to add a first place, or press “Add a place”.',
  change: 'Change',
  undo: 'Undo',
  redo: 'Redo',
  layOutAgain: 'Lay out again',
  cancel: 'Cancel',
  close: 'Close',
  nothing: {
    undo: 'There is nothing to undo.',
    redo: 'There is nothing to redo.',
  },
  steps: {
    undo: (what: string) => `Undone: ${what}.`,
    redo: (what: string) => `Redone: ${what}.`,
  },
  declared: (name: string) => `“${name}” is declared at the top of the story.`,
  chosen: {
    several: (count: number) =>
      `${count} places selected. Drag one, or press Shift and an arrow key on it, to move them all. Escape, or a tap on the empty map, ends this.`,
    moved: (count: number) => `${count} places moved.`,
    oneOnly:
      'Only one place at a time can be renamed or deleted. Press Escape, then select that place.',
  },
  hints: {
    move: 'To move a place, hold it for a moment, then drag it.',
    select: 'Hold other places to select them, too.',
  },
  stepOf: {
    added: (names: readonly string[]) => `${placesNamed(names)} added`,
    deleted: (names: readonly string[]) => `${placesNamed(names)} deleted`,
    renamed: (from: string, to: string) => `“${from}” renamed to “${to}”`,
    text: (names: readonly string[]) =>
      names.length === 0 ? 'text' : `text of ${placesNamed(names)}`,
    moved: 'places moved',
  },
  readOnly: 'The story cannot be changed here at the moment.',
  tools: (name: string) => `What to do with “${name}”`,
  write: 'Write here',
  lines: (name: string) => `Lines of “${name}”`,
  within: (names: readonly string[]) =>
    `Another place begins in these lines: ${names.map((name) => `“${name}”`).join(', ')}.`,
  notLoaded: 'The editor could not be loaded.',
  show: 'Show in the text',
  more: 'More',
  splitHere: 'Split here',
  play: 'Play from here',
  test: 'Test from here',
  addWay: 'Add a choice',
  rename: 'Rename',
  note: 'Note and colour',
  remove: 'Delete',
  unfold: 'Unfold',
  fold: 'Fold',
  create: (name: string) => `Create “${name}”`,
  noteIs: (note: string) => `note: ${note}`,
  showArrow: 'Show the arrow in the text',
  ways: 'Choices and links',
  noWays: 'Nothing leads on from here.',
  changeText: (way: string) => `Change the text of ${way}`,
  text: 'Text…',
  point: (way: string) => `Change what it leads to: ${way}`,
  elsewhere: 'Leads to…',
  removeWay: (way: string) => `Remove ${way}`,
  removeShort: 'Remove',
  remember: 'Remember something…',
  rememberShort: 'Remember…',
  rememberAfter: (way: string) => `Remember something after ${way}`,
  onlyIf: 'Only if…',
  ask: (way: string) => `Only if: a condition for ${way}`,
  place: {
    title: 'A new place',
    name: 'Name',
    hint: 'Call it as you like. In the text, spaces become underscores.',
    inInk: (name: string) => `In the text, arrows lead to “${name}”.`,
    file: 'File',
    save: 'Add',
    done: (name: string) => `“${name}” was added.`,
  },
  way: {
    title: (from: string) => `Add a choice to “${from}”`,
    text: 'What players read',
    to: 'Leads to',
    new: 'a new place…',
    newName: 'Name of the new place',
    newHint: 'To lead to a place that you already have, type its name.',
    joins: (to: string) => `You already have “${to}”. The choice will lead there.`,
    end: 'the end of the story',
    place: (name: string) => `“${name}”`,
    save: 'Add',
    done: (from: string, to: string) => `A choice leads from “${from}” to ${to}.`,
  },
  words: {
    title: 'Change the choice',
    save: 'Change',
    done: 'The choice was changed.',
  },
  target: {
    title: 'Change where it leads',
    save: 'Change',
    done: (to: string) => `The way now leads to ${to}.`,
  },
  split: {
    name: 'Name of the new place',
    hint: (from: string) => `What follows moves there, and “${from}” leads to it.`,
    save: 'Split',
    done: (from: string, to: string) => `“${from}” now leads to “${to}”.`,
  },
  beginningNamed: (name: string) =>
    `The beginning now has the name “${name}” in the text, so that arrows can lead there.`,
  wayRemoved: 'The way was removed.',
  renamed: (name: string, to: string) => `“${name}” is now “${to}”.`,
  renameTitle: (name: string) => `Rename “${name}”`,
  noted: {
    title: (name: string) => `Note on “${name}”`,
    note: 'Note',
    hint: 'It is kept in the text, as a comment below the name.',
    colour: 'Colour',
    none: 'None',
    colours: { red: 'Red', amber: 'Amber', green: 'Green', blue: 'Blue', grey: 'Grey' },
    save: 'Save',
    done: (name: string) => `“${name}”: saved.`,
  },
  deletion: {
    title: (name: string) => `Delete “${name}”`,
    about: (name: string, stitches: number) =>
      stitches === 0
        ? `“${name}” and its text will be deleted.`
        : `“${name}” and its text will be deleted, with its ${stitches === 1 ? 'stitch' : `${stitches} stitches`}.`,
    none: 'Nothing leads there.',
    diverts: (count: number) =>
      count === 1 ? 'One way leads there:' : `${count} ways lead there:`,
    others: (count: number) =>
      count === 1
        ? 'One line uses it in another way. It will be marked as a mistake:'
        : `${count} lines use it in another way. They will be marked as mistakes:`,
    to: (count: number) => (count === 1 ? 'Lead it to' : 'Lead them to'),
    nowhere: 'nowhere (marked as an error)',
    save: 'Delete',
    done: (name: string) => `“${name}” was deleted.`,
  },
  problems: {
    empty: 'Type a name.',
    letters: 'Use letters, digits and underscores.',
    number: 'A name needs at least one letter.',
    reserved: 'This word belongs to ink. Choose another.',
    taken: 'This name is taken. Choose another.',
    'no-text': 'Type what players read.',
    'in-comment':
      'The file ends within a comment, so nothing can be written below it. Close the comment with */ first.',
    changed: 'The text is no longer what the map shows. Wait a moment, and try again.',
    beginning:
      'The beginning cannot get a name by itself: it uses something that means this only there, such as a file that is included between its lines. Put a line such as === start above its first words, and -> start above that.',
    'no-choice':
      'No choice leads there, so nothing can have the condition. Add a choice that leads there first.',
    values: 'This place needs values in parentheses. Write the arrow in the text.',
    hidden:
      'Here, ink would take this name for something else that has the same name. Rename one of them.',
    'cut-nowhere': 'There is no place here to split. Put the cursor below the name of one.',
    'cut-nothing': 'Nothing follows here. Put the cursor above what the new place is to have.',
    'cut-choice':
      'What follows here belongs to a choice. Put the cursor above the first choice, or below a line that begins with - and gathers the choices.',
    'cut-piece':
      'Logic, tags, choices and words stay whole. Put the cursor between two lines, or between two words.',
    'cut-names':
      'What follows uses a label, a temporary variable or a value in parentheses of what stands above, and would lose it. Make it a VAR, or split elsewhere.',
    'by-hand': 'This way is part of a longer line or has text of its own. Change it in the text.',
    asked: 'Elsewhere, the story asks whether this was chosen, or leads to it. Remove that first.',
  },
  help: 'N adds a place. On a place, Enter or a double click opens its lines, C adds a choice, F2 renames it, Delete deletes it, Shift with an arrow key moves it. Shift+Space selects it beside others, Ctrl+A selects all. Ctrl+Z undoes.',
};

/** The name of one place, or how many there are. */
function placesNamed(names: readonly string[]): string {
  return names.length === 1 ? `“${names[0]}”` : `${names.length} places`;
}

/** The words of what is written on the map, in the language of this build. */
export const mapEditMessages = translated<typeof en>({ en });
