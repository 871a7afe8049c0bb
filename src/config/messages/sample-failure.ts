import { translated } from './translated';

const en = {
  error: 'Error',
  warning: 'Warning',
  place: (file: string | null, line: number) =>
    file === null ? `line ${line}` : `${file}, line ${line}`,
  inkSays: 'Ink says:',
};

/** The words around the message of a sample that fails on purpose, in the language of this build. */
export const sampleFailureMessages = translated<typeof en>({ en });
