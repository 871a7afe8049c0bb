import { translated } from './translated';

const en = {
  title: 'Read offline',
  description: 'Which pages of these docs you can read on this device without a connection.',
  lead: 'Pages that you have visited also work offline, with their samples. After one visit, so does the whole playground.',
  missing: {
    title: 'This page is not on this device',
    description: 'A page that is not available offline.',
    body: 'There is no connection at the moment, and you have not visited this page before.',
    wanted: 'It opens by itself as soon as there is a connection:',
  },
  pages: {
    title: 'What you can read now',
    none: 'None yet: a page is saved when you visit it.',
  },
  all: {
    title: 'Save all docs on this device',
    size: (size: string) =>
      `They take about ${size} of its storage. Only missing files are downloaded.`,
    keep: 'Save all docs',
    stop: 'Stop',
    progress: (done: number, total: number) => `${done} of ${total} files`,
    progressName: 'Files that are on this device',
    kept: (size: string) =>
      `All docs are saved on this device, about ${size}. New versions replace them.`,
    forget: 'Remove them again',
    forgetHint: 'Pages that you have visited stay.',
  },
  failed: {
    full: 'There is no more room on this device. What is saved already can be read.',
    unreachable: 'The connection was lost. What is saved already stays; try again later.',
    outdated: 'A new version of these docs is being published. Reload the page, and try again.',
  },
  unavailable: {
    denied:
      'This browser does not let this site save pages: its settings or a private window forbid it, or it is too old. Offline, you can go on with what is open, but a page cannot be opened or reloaded.',
    failed:
      'The pages could not be saved: the connection was lost in between, or there is no room on this device. Reload this page to try again.',
    projects:
      'What you write in the playground is stored separately. The playground says so if it cannot store it.',
  },
  newVersion: {
    text: 'A new version of these docs is here.',
    reload: 'Reload',
    close: 'Close',
  },
} as const;

/** The words about reading without a connection, in the language of this build. */
export const offlineMessages = translated<typeof en>({ en });
