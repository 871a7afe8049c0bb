/** The words around the message of a sample that fails on purpose, in English; the build draws it. */
export const sampleFailureEn = {
  error: 'Error',
  warning: 'Warning',
  place: (file: string | null, line: number) =>
    file === null ? `line ${line}` : `${file}, line ${line}`,
  inkSays: 'Ink says:',
};
