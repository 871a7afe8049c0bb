const CONTEXT_MARK = /^(\s*)\/\/~ ?/;

/** The text that the compiler reads: context lines (`//~ VAR oil = 2`) without their marker. */
export function sampleSource(code: string): string {
  return mapLines(code, (line) => line.replace(CONTEXT_MARK, '$1'));
}

/** The text after the change that a `diff-ink` fence shows; removed lines become empty lines. */
export function changedSource(code: string): string {
  return sampleSource(mapLines(code, (line) => (line.startsWith('-') ? '' : line.slice(1))));
}

function mapLines(code: string, map: (line: string) => string): string {
  return code.split('\n').map(map).join('\n');
}

/** How many of the lines before a given one (from 1) are context, which the page does not show. */
export function hiddenLinesBefore(code: string, line: number): number {
  return code
    .split('\n')
    .slice(0, line - 1)
    .filter((text) => CONTEXT_MARK.test(text)).length;
}
