import type { Insertion } from './insertion';

/** How an insertion is written: the beginning of what it inserts. */
export function hintOf(insertion: Insertion): string {
  switch (insertion.kind) {
    case 'wrap':
      return insertion.sign + insertion.sample + insertion.sign;
    case 'lines':
      return insertion.mark.trim();
    case 'block':
    case 'inline':
      return beginningOf(insertion.before);
    case 'ask':
      return '';
  }
}

/** `<Tabs>`, `:::note`, `\`\`\`ink map`: the first line, without its fields. */
function beginningOf(text: string): string {
  const [line = ''] = text.split('\n');
  return line
    .replace(/(?: \w+=)?["[]?\$\{[^{}]*\}["\]]?/g, '')
    .replace(/\\(?=[{}])/g, '')
    .trim();
}
