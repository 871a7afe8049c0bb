import { translated } from './translated';

const en = {
  projects: 'Projects',
  about: 'Your projects are saved in this browser.',
  name: 'Name of the project',
  wrongClock: (time: string) => `${time} – wrong clock`,
  kept: 'Saved in this browser.',
  notYet: 'Saves as you type.',
  following: 'Another tab is writing this project. Its changes appear here.',
  takeOver: 'Write here',
  close: 'Close',
  closeMessage: 'Close this message',
  backup: 'Download a backup',
  packing: 'Packing …',
  packingFailed: (reason: string) => `The backup could not be made: ${reason}`,
  noPromise: 'Saved only here.',
  noPromiseAbout:
    'This browser may delete your projects when the device runs out of space. A backup keeps them safe.',
  noPromiseSafari: 'Safari deletes your story after 7 days without a visit.',
  backUp: 'Back it up',
  why: 'Why?',
  whereIsIt: 'Where is my story?',
  trouble: {
    denied:
      'This browser does not let this site store projects, usually because of its privacy settings or a private window. Your text is kept in a smaller storage, without pictures or history. Allow this site to store data, or download a backup.',
    blocked:
      'The storage does not answer, probably because another tab has an older version of this site open. Close other tabs of this site and reload this page. Your text is kept until then.',
    'newer-site':
      'This site has been updated since you opened this page. Reload the page to store what you write in your project. Your text is kept until then.',
    full: 'The storage is full, so your last changes are not in your project yet. Delete projects or pictures that you no longer need, delete those in the list of deleted projects for good, or free space on this device. Your text is kept in the meantime.',
    failed: (reason: string) =>
      `Your last changes could not be stored (${reason}). They are kept, and your next change tries again.`,
    cleared:
      'The data of this site were cleared in this browser. Your text has been stored again, but pictures, sounds, history and other projects are gone. Restore them from a backup if you have one.',
  },
  largest: {
    title: 'What takes the most room:',
    deleted: 'deleted',
    backUp: 'Download it',
    backUpOf: (name: string) => `Download a backup of “${name}”`,
    part: {
      text: (_count: number, size: string) => `text ${size}`,
      history: (_count: number, size: string) => `history ${size}`,
      picture: (count: number, size: string) =>
        `${count} ${count === 1 ? 'picture' : 'pictures'} ${size}`,
      sound: (count: number, size: string) =>
        `${count} ${count === 1 ? 'sound' : 'sounds'} ${size}`,
      video: (count: number, size: string) =>
        `${count} ${count === 1 ? 'video' : 'videos'} ${size}`,
      font: (count: number, size: string) => `${count} ${count === 1 ? 'font' : 'fonts'} ${size}`,
      style: (_count: number, size: string) => `styles ${size}`,
      language: (count: number, size: string) =>
        `${count} ${count === 1 ? 'translation' : 'translations'} ${size}`,
    },
  },
  unsafe:
    'Your last changes are only in this page: they are lost when you close it. Download a backup now.',
  notOpened: {
    unknown:
      'There is no project with this address in this browser. Projects stay in the browser where they were written; restore a backup to bring them here.',
    deleted: 'This project was deleted. You can restore it below.',
    'newer-site':
      'A newer version of this site has written this project. Reload the page to open it.',
  },
  list: {
    empty: 'There are no projects yet. A story becomes one with your first change.',
    newEmpty: 'New project',
    import: 'Import…',
    open: 'open now',
    changed: (date: string, size: string) => `${date} · ${size}`,
    rename: 'Rename',
    renameOf: (name: string) => `Rename “${name}”`,
    newName: (name: string) => `New name of “${name}”`,
    writtenElsewhere: (name: string) =>
      `Another tab is writing “${name}”. Rename it there, or close that tab.`,
    duplicate: 'Duplicate',
    duplicateOf: (name: string) => `Duplicate “${name}”`,
    copyOf: (name: string) => `${name} (copy)`,
    delete: 'Delete',
    deleteOf: (name: string) => `Delete “${name}”`,
    deleted: 'Deleted',
    deletedAbout: 'Deleted projects can be restored for 30 days.',
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    restore: 'Restore',
    restoreOf: (name: string) => `Restore “${name}”`,
    purge: 'Delete all for good',
    keep: 'Keep them',
    purgeSure: (count: number) =>
      count === 1 ? 'Really delete 1 project for good' : `Really delete ${count} projects for good`,
    failed: (reason: string) => `That did not work: ${reason}`,
    newer: 'Written by a newer version of this site. Reload the page to open it.',
  },
  backups: {
    title: 'Backup',
    about:
      'A backup is a zip with all your projects, their pictures, sounds and pinned plays, but without their history and deleted projects. Keep it somewhere other than this device.',
    none: 'There is no backup from this browser yet.',
    last: (date: string) => `The last one from this browser: ${date}.`,
    reminder: (count: number, date: string | null) =>
      `${count === 0 ? 'Your stories have changed often' : `About ${count} words have changed`}${date === null ? ', and there is no backup yet' : ` since your last backup (${date})`}. A backup holds all your projects.`,
    later: 'Later',
    restore: 'Restore from a backup…',
    restored: (added: number, copies: number, same: number) =>
      [
        added === 0
          ? 'Nothing to add.'
          : added === 1
            ? '1 project added.'
            : `${added} projects added.`,
        ...(copies > 0
          ? [
              `${copies === 1 ? '1 of them is a copy' : `${copies} of them are copies`}, because a project with this name already exists.`,
            ]
          : []),
        ...(same > 0
          ? [`${same === 1 ? '1 project is' : `${same} projects are`} here unchanged.`]
          : []),
      ].join(' '),
    copyName: (name: string, date: string) => `${name} (backup, ${date})`,
    failures: {
      'no-zip': 'This file is not a zip, so it is not a backup. Nothing was changed.',
      'no-backup': 'This zip is not a backup from this playground. Nothing was changed.',
      'newer-site':
        'A newer version of this site made this backup. Reload the page and try again. Nothing was changed.',
      'too-large': 'This zip unpacks to more than 2 GB. Nothing was changed.',
      damaged: 'This backup is damaged or incomplete. Nothing was changed.',
    },
  },
  folder: {
    title: (name: string) => (name === '' ? 'A folder for your story' : `A folder for “${name}”`),
    about:
      'The open story can also be kept in a folder on your device, where Inky, Visual Studio Code, Git and Atrament work on the same files: what you write here arrives there, and the other way round.',
    impossible:
      'This browser cannot write into folders on your device; Chrome and Edge on a computer can. Here, make backups to keep your stories outside the browser.',
    open: {
      pick: 'Open a folder…',
      reading: (name: string) => `Reading the folder “${name}” …`,
      empty: (name: string) =>
        `There is no ink in the folder “${name}”: no file in it ends in .ink. Choose another folder, or start a story in this one.`,
      unread: (name: string, [first = '', ...others]: readonly string[]) =>
        `The ink in the folder “${name}” cannot be kept in step, because it is not text in UTF-8, or longer than 2 MB: ${first}${others.length === 0 ? '' : ` and ${others.length} more`}. Save it as UTF-8 in the program that wrote it, or import it.`,
      begin: 'Start a story there',
      several: (name: string) =>
        `Several stories can begin in the folder “${name}”. In which file does yours begin?`,
      begins: 'The file in which the story begins',
      this: 'Open it',
      'too-many': (name: string) =>
        `The folder “${name}” has more than 3,000 files, too many for the playground. Choose the folder of one story.`,
      failed: (reason: string) => `This folder could not be opened (${reason}).`,
    },
    keep: 'Keep it in a folder…',
    chooseOther: 'Choose another folder…',
    chooseAgain: 'Choose the folder…',
    leave: 'Leave the folder',
    taken: (name: string) =>
      `“${name}” is kept in this folder already. Choose another folder, or open that project.`,
    cannotUse: (reason: string) =>
      `This folder cannot be used (${reason}). Your story is saved in this browser.`,
    kept: (name: string) => `Kept in the folder “${name}”.`,
    emptied: (files: readonly string[], name: string) =>
      `Another program has emptied ${files.map((file) => `“${file}”`).join(', ')} in the folder “${name}”, so ${files.length === 1 ? 'it is' : 'they are'} empty here, too. The text from before is in the history.`,
    toHistory: 'Show the history',
    notAllowed: (name: string) =>
      `Saved in this browser. It may not write into the folder “${name}” until you allow it again.`,
    allow: 'Allow again',
    differs: (name: string, count: number) =>
      `Saved in this browser. ${count === 1 ? 'One file differs' : `${count} files differ`} from the folder “${name}”.`,
    compare: 'Compare…',
    trouble: {
      gone: (name: string) =>
        `Saved in this browser. The folder “${name}” is not there any more: it was moved, renamed or deleted.`,
      'read-only': (name: string) =>
        `Saved in this browser. The folder “${name}” can only be read, so nothing is written into it.`,
      full: (name: string) =>
        `Saved in this browser. The disk with the folder “${name}” is full. Free some space; your next change tries again.`,
      'too-many': (name: string) =>
        `Saved in this browser. The folder “${name}” has more than 3,000 files, too many for the playground.`,
      failed: (name: string, reason: string) =>
        `Saved in this browser. The folder “${name}” could not be used (${reason}). Your next change tries again.`,
    },
    leftOut: {
      sentence: (files: readonly string[], more: number) =>
        `Not kept in step: ${files.join('; ')}${more === 0 ? '' : `; and ${more} more`}.`,
      file: (
        path: string,
        why: 'name' | 'clash' | 'encoding' | 'content' | 'large' | 'config' | 'many' | 'busy',
      ) => {
        const reasons = {
          name: 'its name cannot be used on both sides',
          clash: 'another file differs only in capital letters',
          encoding: 'it is not text in UTF-8',
          content: 'it is empty, or not what its ending says',
          large: 'it is too large',
          config: 'it is no valid JSON',
          many: 'a project can have 200 ink files',
          busy: 'another program uses it',
        };
        return `${path} (${reasons[why]})`;
      },
    },
    differences: 'The comparison',
    differencesFrom: (name: string) => `Your story and the folder “${name}”`,
    differencesAbout:
      'These files were changed on both sides. Nothing is overwritten before you choose. The text that you do not choose goes to the history of the project; pictures, sounds and settings stay under another name.',
    why: {
      'both-changed': 'Changed here and in the folder.',
      'gone-here': 'Deleted here, but changed in the folder.',
      'gone-there': 'Deleted in the folder.',
    },
    mediaDiffer: 'Two different files have this name.',
    sideNames: { removed: 'Folder', added: 'Here' },
    choices: {
      'both-changed': { here: 'Keep what is here', there: 'Take what is in the folder' },
      'gone-here': { here: 'Delete it in the folder, too', there: 'Take it back' },
      'gone-there': { here: 'Write it into the folder again', there: 'Delete it here, too' },
    },
    allHere: 'For all: what is here',
    allThere: 'For all: the folder',
    useChoices: 'Apply',
  },
  history: {
    name: 'History',
    about:
      'Versions are kept while you write: one a minute for the last hour, one an hour for the last day, one a day before that.',
    empty: 'There are no earlier versions yet.',
    noProject: 'A story has a history once you have changed it.',
    present: 'Now',
    lines: (added: number, removed: number) =>
      added + removed === 0 ? 'lines moved' : `+${added} −${removed} lines`,
    first: 'the oldest version',
    show: 'Show',
    showOf: (time: string) => `Show the version of ${time}`,
    hide: 'Hide',
    hideOf: (time: string) => `Hide the version of ${time}`,
    view: 'What is shown',
    views: { differences: 'Differences from now', text: 'Whole text' },
    same: 'It is the same as the text now.',
    main: 'story.ink',
    restore: 'Restore',
    restoreOf: (time: string) => `Restore the version of ${time}`,
    restored: (time: string, line: string) =>
      `Restored: the version of ${time}${line === '' ? '' : ` (“${line}”)`}. The text that you had before is kept: it is the newest entry below.`,
    failed: 'The history could not be read. Reload the page and try again.',
  },
  leftOutTables: (count: number) =>
    `The link leaves out ${count === 1 ? 'the translation' : `the ${count} translations`}. To pass ${count === 1 ? 'it' : 'them'} on, send a backup or the downloaded game.`,
  leftOut: (count: number, size: string) =>
    `The link leaves out ${count === 1 ? 'the project’s file' : `the project’s ${count} files`} (pictures, sounds …, ${size}). To pass ${count === 1 ? 'it' : 'them'} on, send a backup or the downloaded game.`,
};

/** The words of the playground’s projects, in the language of this build. */
export const projectsMessages = translated<typeof en>({ en });
