import { readPieceOnce } from '../reading/read-piece';

/** A text without the names that it uses, and these in their order. */
export function splitAtNames(text: string): { frame: string; names: string[] } {
  let frame = '';
  let end = 0;
  const names: string[] = [];
  for (const { role, path, from } of readPieceOnce(text).names) {
    if (!('uses' in role)) continue;
    frame += `${text.slice(end, from)}\0`;
    end = from + path.length;
    names.push(path);
  }
  return { frame: frame + text.slice(end), names };
}

/** The names that are others in a text, by what they were; null if anything else is, too. */
export function renamedIn(before: string, after: string): ReadonlyMap<string, string> | null {
  const [was, is] = [splitAtNames(before), splitAtNames(after)];
  if (was.frame !== is.frame) return null;
  const renamed = new Map<string, string>();
  for (const [index, name] of was.names.entries()) {
    const now = is.names[index] ?? name;
    if ((renamed.get(name) ?? now) !== now) return null;
    renamed.set(name, now);
  }
  return renamed;
}

/** A text that uses other names instead of its own. */
export function withNames(text: string, renamed: ReadonlyMap<string, string>): string {
  const { frame, names } = splitAtNames(text);
  const now = names.map((name) => renamed.get(name) ?? name);
  return frame
    .split('\0')
    .map((part, index) => part + (now[index] ?? ''))
    .join('');
}
