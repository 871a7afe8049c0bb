/** The words about reading without a connection, in English. */
export const offlineEn = {
  title: 'Without a network',
  description: 'What of these docs can be read on this device without a network.',
  lead: 'The pages that you have read open again without a network, with their samples. After one visit, so does the whole playground.',
  missing: {
    title: 'This page is not on this device',
    description: 'A page that cannot be read without a network.',
    body: 'There is no connection at the moment, and the page was not read here before.',
    wanted: 'It opens by itself as soon as there is a connection:',
  },
  pages: {
    title: 'What you can read now',
    none: 'No page yet: a page is kept once you have read it.',
  },
  all: {
    title: 'Keep all the docs on this device',
    size: (size: string) =>
      `They take about ${size} of its storage. Only what is not here yet is fetched.`,
    keep: 'Keep all the docs',
    stop: 'Stop',
    progress: (done: number, total: number) => `${done} of ${total} files`,
    progressName: 'Files that are on this device',
    kept: (size: string) =>
      `All the docs are on this device, about ${size}. New versions replace them.`,
    forget: 'Remove them again',
    forgetHint: 'What you have read stays.',
  },
  failed: {
    full: 'There is no more room on this device. What is here already can be read.',
    unreachable: 'The connection was lost. What is here already stays; try again later.',
    outdated: 'A new version of these docs is being published. Reload the page, and try again.',
  },
  unavailable: {
    denied:
      'This browser does not let this site keep pages: its settings or a private window forbid it, or it is too old. Without a network you can go on with what is open, but a page cannot be opened or reloaded.',
    failed:
      'The pages could not be kept: the connection was lost in between, or there is no room on this device. Reload this page to try again.',
    projects:
      'What you write in the playground is stored separately. The playground says so if it cannot store it.',
  },
  newVersion: {
    text: 'A new version of these docs is here.',
    reload: 'Reload',
    close: 'Close',
  },
} as const;
