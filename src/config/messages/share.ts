import { translated } from './translated';

const counted = (count: number): string => count.toLocaleString('en');

const en = {
  title: 'Share',
  close: 'Close',
  copy: 'Copy the link',
  copied: 'The link is in the clipboard.',
  byHand: 'Copy this link:',
  refused: 'The browser did not let this page use the clipboard. Copy the link from the field.',
  failed: (reason: string) => `The link could not be made: ${reason}`,
  toPlay: {
    title: 'A link to play',
    about:
      'Players get the story alone, on a phone as well: no editor, no account. Their saves stay in their browser.',
    name: 'Link to play',
    making: 'Making the link…',
    mistakes: 'The story has mistakes, so it cannot be played. Fix them first.',
    files: (count: number, size: string) =>
      `Put ${count === 1 ? 'a picture or sound' : `${counted(count)} pictures and sounds`} into the link (${size})`,
    language: (name: string, done: number, total: number) =>
      done >= total
        ? `Put ${name} into the link`
        : `Put ${name} into the link (${counted(done)} of ${counted(total)} texts are translated)`,
    languageMistakes: (name: string) =>
      `${name} has mistakes, so it is not in the link. Mend them under “Languages”, and open this window again.`,
    leftLanguages: (names: readonly string[]) =>
      `Not in the link: ${names.join(', ')}. With ${names.length === 1 ? 'it' : 'them'}, it would be longer than 32,000 characters. A download holds everything.`,
    left: (paths: readonly string[]) =>
      `Not in the link: ${paths.join(', ')}. Players play without ${paths.length === 1 ? 'it' : 'them'}. A link holds small pictures and sounds, 32,000 characters in all, and no videos, fonts or styles. A download holds everything.`,
    try: 'Try it in a new tab',
    reach: {
      any: (length: number) =>
        `${counted(length)} characters: Discord (2,000 in a message), Telegram (4,096) and WhatsApp (65,536) take it.`,
      most: (length: number) =>
        `${counted(length)} characters: Telegram (4,096 in a message) and WhatsApp (65,536) take it, Discord (2,000) does not.`,
      some: (length: number) =>
        `${counted(length)} characters: WhatsApp (65,536 in a message) and email take it, Telegram (4,096) and Discord (2,000) do not.`,
      few: (length: number) =>
        `${counted(length)} characters: too long for most messengers and address bars. Put it on a web page or into an email, or download the game.`,
    },
    note: 'The text of the story is in the link, and whoever looks for it can read it. The link stays as it is: when you have written on, send a new one.',
  },
  text: {
    title: 'A link to the text',
    about: 'Opens it here, to read and to change, at this moment of the story.',
    copied: 'The link is in the clipboard. It contains the text and the choices made so far.',
  },
  others: {
    title: 'Too large for a link?',
    download: 'Download the game',
    about: 'It is one file to send, or a folder that any web host takes.',
    itch: 'Put it on itch.io',
    hosts: 'Put it on a free host',
  },
};

/** The words of the window “Share”, in the language of this build. */
export const shareMessages = translated<typeof en>({ en });
