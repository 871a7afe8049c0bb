/** Whether a browser of a list (lines of browserslist such as `safari >= 16.4`) lacks a feature. */
export function missingIn(list: readonly string[]): (key: string) => boolean;
