import type { PassageNode } from './passage-nodes';

/** The parts of a link: `[[label->target]]`, `[[target<-label]]`, `[[label|target]]`, `[[target]]`. */
export function readLink(inside: string): { label: string; target: string; setter: string | null } {
  const [link = '', ...rest] = inside.split('][');
  const setter = rest.length === 0 ? null : rest.join('][');
  const right = link.lastIndexOf('->');
  const left = link.indexOf('<-');
  const bar = link.indexOf('|');
  const parts =
    right >= 0
      ? [link.slice(0, right), link.slice(right + 2)]
      : left >= 0
        ? [link.slice(left + 2), link.slice(0, left)]
        : bar >= 0
          ? [link.slice(0, bar), link.slice(bar + 1)]
          : [link, link];
  const [label = '', target = ''] = parts.map((part) => part.trim());
  return { label: label === '' ? target : label, target, setter };
}

/** The link at a place of a text, and where it ends; null if there is none. */
export function linkAt(
  text: string,
  at: number,
  readSetter: (code: string) => PassageNode[] = (code) => [{ kind: 'lost', code }],
): { node: PassageNode; end: number } | null {
  if (!text.startsWith('[[', at)) return null;
  const end = text.indexOf(']]', at);
  const lineEnd = text.indexOf('\n\n', at);
  if (end < 0 || (lineEnd >= 0 && lineEnd < end)) return null;
  // A bracket may be the last sign of the label: `[[a [b]]]`.
  const close = text[end + 2] === ']' ? end + 1 : end;
  const code = text.slice(at, close + 2);
  const { label, target, setter } = readLink(code.slice(2, -2));
  const body = setter === null ? [] : readSetter(setter);
  return { node: { kind: 'link', label, target, body, code }, end: close + 2 };
}
