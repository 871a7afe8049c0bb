/** The signs at the start of a line that exclude one another. */
const FAMILIES = [/^#{1,6} /, /^(?:[-*+] (?:\[[ x]\] )?|\d+\. )/, /^> ?/];

/** Puts a sign at the start of each line with text, or removes it if all of them have it. */
export function toggleLines(lines: readonly string[], mark: string): string[] {
  const family = FAMILIES.find((pattern) => pattern.test(mark)) ?? /^/;
  const isEmpty = lines.every((line) => line.trim() === '');
  const isTaken = (line: string) => line.trim() === '' && !isEmpty;
  const parts = lines.map((line) => {
    const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
    const rest = line.slice(indent.length);
    const old = family.exec(rest)?.[0] ?? '';
    return { line, indent, old, text: rest.slice(old.length) };
  });
  const isOn = parts.every(({ line, old }) => isTaken(line) || sameMark(old, mark));
  let number = 0;
  return parts.map(({ line, indent, text }) => {
    if (isTaken(line)) return line;
    if (isOn) return indent + text;
    number += 1;
    return indent + mark.replace('1', String(number)) + text;
  });
}

function sameMark(a: string, b: string): boolean {
  const plain = (mark: string) => mark.replace(/\d+/, '1').replace('x', ' ').trim();
  return plain(a) === plain(b) && a !== '';
}
