/** A style sheet as browsers read it that miss features: without the declarations, rules and conditions that have one. */
export function stylesOfOldBrowser(text: string, isMissing: (key: string) => boolean): string;
