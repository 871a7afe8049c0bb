import { translated } from './translated';

const en = {
  label: (file: string) => `Ink, ${file}`,
  placeholder: 'Write here. A line that begins with * is a choice.',
  writeHere: 'Write your story here.',
  hint: 'Tab indents. Press Escape, then Tab, to leave the editor.',
  partHint: 'Tab indents. Escape leaves the editor.',
  leavingHint: 'Tab now leaves the editor, until you type again.',
  leavingAnnouncement: 'Tab now leaves the editor until you type again.',
  find: 'Find…',
  matches: (selected: number, all: string) => {
    if (all === '0') return 'No match';
    if (selected > 0) return `${selected} of ${all}`;
    return all === '1' ? '1 match' : `${all} matches`;
  },
  searchFailed: 'The search could not be loaded. Try again.',
  lineNotes: {
    title: 'Notes by testers',
    close: 'Close',
    none: 'No line of this file has a note by a tester.',
  },
  linksFailed: 'The search for names could not be loaded. Try again.',
  words: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'word' : 'words'}`,
  wordsHere: (count: number, all: number) =>
    `${count.toLocaleString('en')} of ${all.toLocaleString('en')} words`,
  starts: {
    mark: (place: string) => `Play or test from ${place}`,
    play: 'Play from here',
    test: 'Test from here',
  },
  focus: 'Focus',
  leaveFocus: 'Leave focus mode',
  names: {
    none: 'There is no name of your story here: put the cursor into a name, such as that of a place or a variable.',
    kinds: {
      knot: 'place',
      function: 'function',
      stitch: 'stitch',
      label: 'label',
      variable: 'variable',
      constant: 'constant',
      list: 'list',
      'list-item': 'list item',
      temporary: 'temporary variable',
      parameter: 'parameter',
      external: 'external function',
    },
    form: (kind: string, name: string) => `New name for the ${kind} “${name}”`,
    places: (uses: number, files: number) =>
      `Used ${uses === 1 ? 'once' : `${uses} times`} in the text${files > 1 ? `, in ${files} files` : ''}.`,
    save: 'Rename',
    cancel: 'Cancel',
    undo: 'Undo',
    checking: 'Checking the story…',
    done: (from: string, to: string) => `“${from}” is now “${to}”.`,
    problems: {
      empty: 'Type a name.',
      same: 'It already has this name.',
      letters: 'Use letters, digits and underscores, without spaces.',
      number: 'A name needs at least one letter.',
      reserved: 'This word belongs to ink. Choose another.',
      taken: 'This name is taken. Choose another.',
      external: 'This function is defined outside the story, where it would keep its name.',
      engine: 'The engine looks for this variable by its name.',
      broken: 'The story has errors, so the change cannot be checked. Correct them first.',
      different:
        'Nothing was changed: with this name, the story would no longer be the same. Choose another.',
      unchecked: 'Nothing was changed, because the story could not be checked. Try again.',
    },
  },
  inserted: {
    /** A line, in a place if there is one. */
    line: (line: number, place: string | null) =>
      place === null ? `line ${line}` : `“${place}”, line ${line}`,
    within: (line: string) => `Inserted in ${line}.`,
    above: (line: string, text: string, isMoved: boolean) =>
      `Inserted in ${line}, above “${text}”${isMoved ? ', because the story leaves there' : ''}.`,
    below: (line: string, text: string) => `Inserted in ${line}, below “${text}”.`,
  },
  findAll: {
    open: 'Find in all files',
    label: 'Find in all files',
    find: 'Find',
    replace: 'Replace with',
    matchCase: 'Match case',
    wholeWords: 'Whole words',
    close: 'Close',
    nothing: 'Nothing found.',
    found: (matches: number, files: number) =>
      `${matches.toLocaleString('en')} ${matches === 1 ? 'match' : 'matches'} in ${files} ${files === 1 ? 'file' : 'files'}`,
    more: (shown: number) => `Only the first ${shown.toLocaleString('en')} are listed.`,
    line: (file: string, line: number) => `${file}, line ${line}`,
    replaceAll: (count: number) =>
      count === 1 ? 'Replace 1 match' : `Replace all ${count.toLocaleString('en')}`,
    replaced: (count: number) =>
      `Replaced ${count.toLocaleString('en')} ${count === 1 ? 'match' : 'matches'}.`,
    undo: 'Undo',
  },
  problems: {
    label: 'Problems',
    summary: (errors: number, warnings: number, notes: number) =>
      [[errors, 'error'] as const, [warnings, 'warning'] as const, [notes, 'note'] as const]
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
        .join(', '),
    place: (file: string | null, line: number) =>
      file === null ? `Line ${line}` : `${file}, line ${line}`,
    create: (name: string) => `Create “${name}”`,
    declare: (name: string) => `Declare “${name}”`,
    createFailed: 'This could not be loaded. Try again.',
    severities: { error: 'Error', warning: 'Warning', note: 'Note' },
    mend: 'Fix',
    mendLine: (place: string) => `Fix: ${place}`,
    mended: (line: number) => `Line ${line} is fixed.`,
    mendAll: (count: number) => `Fix all ${count} of this kind`,
    mendedAll: (count: number) => (count === 1 ? '1 line is fixed.' : `${count} lines are fixed.`),
    changed: 'Nothing was changed: this line is no longer what it was.',
    why: 'Why?',
    whyLine: (place: string) => `Why? ${place}`,
    dismiss: 'Hide hints like this',
    dismissKind: (place: string) => `Hide hints like this: ${place}`,
    hidden: (count: number) => (count === 1 ? 'Show 1 hidden hint' : `Show ${count} hidden hints`),
  },
  hints: {
    tag: (name: string, near: string) => `Atrament has no tag “${name}”. Did you mean “${near}”?`,
    ownTag: 'Ignore this if the tag is your own.',
    theme: (name: string, near: string | null) =>
      near === null
        ? `Atrament has no theme “${name}”, only light, sepia and dark.`
        : `Atrament has no theme “${name}”. Did you mean “${near}”?`,
    ownTheme: 'Ignore this if your Atrament project brings a theme of that name.',
    colon: (name: string) =>
      `There is no colon after “${name}”, so Atrament does not know this tag.`,
    write: (name: string, value: string) => `Write “# ${name}: ${value}”.`,
    noValue: (name: string) => `The tag “${name}” has no value.`,
    writeValue: (value: string) => `Write a colon after it, and then: ${value}.`,
    unknownValue: (name: string, value: string) =>
      `The tag “${name}” does not know “${value}”, so it is ignored.`,
    knows: (values: string) => `It knows ${values}.`,
    knowsParts: (names: string) =>
      `It knows ${names}; words with spaces need straight quotes, as in choice="Go on".`,
    delay: (seconds: string) =>
      `Write delay=${seconds} for ${seconds} ${seconds === '1' ? 'second' : 'seconds'}. Without “delay”, a choice is picked at once.`,
    number: (name: string, value: string) => `The tag “${name}” takes a number, not “${value}”.`,
    stillOn: (name: string) =>
      `The tag “${name}” is on, whatever its value, unless that is “false”.`,
    switchOff: 'Remove the tag to switch it off.',
    elseColon: 'There is no colon after “else”, so players see the word as text.',
    elseHint: 'Write - else: with a colon.',
    markup: (name: string, near: string | null) =>
      near === null
        ? `Atrament has no markup “[${name}]”, so it is shown as text.`
        : `Atrament has no markup “[${name}]”. Did you mean “[${near}]”?`,
    bracketed: (name: string) =>
      `Atrament has no markup “[${name}]”. It is shown as text, and so is all markup after it in this paragraph.`,
    space: 'Write it in other brackets, or put a space after the [.',
    closing: (name: string, open: string) =>
      `“[/${name}]” ends nothing here, and “[${open}]” goes on to the end of the paragraph. Did you mean “[/${open}]”?`,
  },
  files: {
    main: 'story.ink',
    tabs: 'Files of the story',
    add: 'New file',
    open: 'Open .ink files…',
    rename: 'Rename',
    delete: 'Delete',
    name: 'Name of the file',
    save: 'Save',
    cancel: 'Cancel',
    undo: 'Undo',
    drop: 'Drop .ink files here',
    deleted: (name: string) => `${name} was deleted, and so were the lines that include it.`,
    added: (names: string) => `Added: ${names}.`,
    problems: {
      empty: 'Give the file a name.',
      letters:
        'Use letters, digits, spaces, dots, hyphens and underscores; a slash separates folders.',
      reserved:
        'Windows cannot store a file with this name: it belongs to a device (such as CON or AUX), or a part of it ends with a dot or a space.',
      taken: 'A file with this name already exists.',
      'too-many': (most: number) => `A story can have ${most} files in addition to the first.`,
      ending: (name: string) => `${name} is not an .ink file.`,
      size: (name: string, most: number) => `${name} is longer than ${most} KB.`,
      encoding: (name: string) => `${name} is not text. Save it as UTF-8 and try again.`,
      guessed: (name: string) =>
        `${name} is not Unicode and was read as Windows-1252. If letters with accents look wrong, save it as UTF-8 and open it again.`,
      controls: (name: string, which: string) =>
        `${name} has control characters, which players do not see (${which}). The notes on its lines remove them.`,
      room: (name: string) => `There is no space left for ${name}.`,
    },
  },
  share: {
    failures: {
      damaged: 'This link is damaged: part of it is missing or was changed. Ask for it again.',
      'too-large': 'The story is too long for a link, which can hold 64 KB. Download it instead.',
      'newer-version': 'This link was made by a newer version of this site. Reload the page.',
      'not-a-story': 'This link does not contain a playable story.',
    },
  },
  phrases: {
    Find: 'Find',
    Replace: 'Replace with',
    next: 'Next',
    previous: 'Previous',
    all: 'Select all',
    'match case': 'Match case',
    regexp: 'Regular expression',
    'by word': 'Whole words',
    replace: 'Replace',
    'replace all': 'Replace all',
    close: 'Close',
    'current match': 'current match',
    'replaced $ matches': 'Replaced $ matches',
    'replaced match on line $': 'Replaced the match in line $',
    'on line': 'in line',
    'line $': 'Line $',
    Completions: 'Completions',
    Diagnostics: 'Problems',
    'No diagnostics': 'No problems',
  },
} as const;

/** The words of the editor in the language of this build; English where it has none of its own. */
export const editorMessages = translated<typeof en>({ en });
