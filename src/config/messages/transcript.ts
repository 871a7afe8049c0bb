import { translated } from './translated';

const en = {
  caption: 'What the player sees',
  chosen: 'chosen',
  disabled: 'greyed out',
  hidden: 'no button',
  end: 'The end',
  continues: (seconds: string | undefined) =>
    seconds === undefined
      ? '(a click)'
      : `(${seconds} ${seconds === '1' ? 'second' : 'seconds'} later)`,
  field: (label: string) => `(a field: ${label})`,
  picture: (file: string) => `(a picture: ${file})`,
};

/** The words in the transcript of a sample, in the language of this build. */
export const transcriptMessages = translated<typeof en>({ en });
