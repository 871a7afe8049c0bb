import { translated } from './translated';

const en = {
  play: 'Play',
  reset: 'Reset to the original',
  openInPlayground: 'Open in the playground',
  share: 'Copy a link to this moment',
  shareDone: 'The link is in the clipboard. It contains the text and the choices made so far.',
  shareNotLoaded: 'The code for links could not be loaded. Check the connection and try again.',
  shareByHand: 'Copy this link:',
  closeNotice: 'Close this message',
  download: 'Download',
  downloadNotLoaded: 'The download could not be loaded',
  editorName: 'The story’s ink',
  editorFailed: 'The editor could not be loaded',
  sharedBroken: 'Below is the original.',
  storyName: 'Story',
  calledAs: (name: string) => `Players see the story as “${name}”.`,
  versions: {
    closed: 'Your version opens when you edit this again.',
    kept: 'Your version, saved in this browser.',
    notKept:
      'This browser does not store your version: it is lost when you leave the page. Copy or download it to keep it.',
    outdated:
      'This sample has changed since you edited it. Below is your version; “Reset to the original” shows the new text.',
    others: 'Your other versions',
    lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  },
};

/** The words around a story that is played and edited, in the language of this build. */
export const workshopMessages = translated<typeof en>({ en });
