/** What a style sheet uses that browsers of its list lack, without a fallback that is named; `file` if it is a source. */
export function faultsOfStyles(address: string, text: string, file?: string): string[];

/** What a script uses that browsers lack, without a fallback that is named. */
export function faultsOfScript(address: string, text: string): string[];
