/** A link in double brackets. */
export interface FoundLink {
  label: string;
  target: string;
  /** What it sets. */
  setter: string | null;
  code: string;
  end: number;
}

/** The parts of a link: `[[label->target]]`, `[[target<-label]]`, `[[label|target]]`, `[[target]]`. */
export function readLink(inside: string): Pick<FoundLink, 'label' | 'target' | 'setter'> {
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
export function linkAt(text: string, at: number): FoundLink | null {
  if (!text.startsWith('[[', at)) return null;
  const end = text.indexOf(']]', at);
  const lineEnd = text.indexOf('\n\n', at);
  if (end < 0 || (lineEnd >= 0 && lineEnd < end)) return null;
  // A bracket may be the last sign of the label: `[[a [b]]]`.
  const close = text[end + 2] === ']' ? end + 1 : end;
  const code = text.slice(at, close + 2);
  return { ...readLink(code.slice(2, -2)), code, end: close + 2 };
}
