/** The words about what another app shared with this site and could not be kept, in English. */
export const receivedEn = {
  title: 'Your story was not saved',
  about: (reason: string) =>
    `It arrived here, but this browser could not store it (${reason}). This page is the only place that has it. Copy the text before you close the page, and paste it in the playground.`,
  unread: (reason: string) =>
    `What you shared could not be read (${reason}). The app that you shared it from still has it: try again, or open the file in the playground.`,
  noText: (name: string) => `“${name}” is no text. The app that you shared it from still has it.`,
  playground: 'Open the playground in a new tab',
};
