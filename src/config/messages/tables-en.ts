/** The words of files with translations, in English. */
export const tablesEn = {
  /** What a comment tells translators about a line. */
  speaker: (name: string) => `Speaker: ${name}`,
  problems: {
    tooLarge: (most: number) =>
      `The file is larger than ${most / 1024 / 1024} MB, the most that can be read. Split it, or leave out what is not part of this story.`,
    notGettext:
      'This is not a gettext file: it has no lines that begin with “msgid”. Choose a file whose name ends in .po.',
    damaged: (line: number) =>
      `Line ${line.toLocaleString('en')} is not as gettext files have it, so nothing was read. Open the file in a program for translations, such as Poedit, which says what is wrong, or save it there again.`,
    cut: 'The file ends in the middle of an entry, so nothing was read. Save or download it again.',
    encoding: (name: string | null) =>
      `The file is not in UTF-8${name === null ? '' : `, and could not be read as ${name}, which it says it is`}, so nothing was read. Save it as UTF-8.`,
  },
};
