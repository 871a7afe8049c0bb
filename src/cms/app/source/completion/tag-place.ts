/** What is being written within a tag; `typed` is its last word. */
export type TagPlace = { typed: string } & (
  | { kind: 'component'; parents: string[] }
  | { kind: 'closing'; parents: string[] }
  | { kind: 'attribute'; component: string; taken: string[] }
  | { kind: 'value'; component: string; attribute: string; others: Record<string, string> }
);

const OPEN_TAG = /<(?<close>\/?)(?<name>[A-Z]\w*)(?:"[^"]*"|\{[^{}]*\}|[^<>"{}])*?(?<self>\/?)>/g;
const ATTRIBUTE = /(?<name>\w+)(?:="(?<value>[^"]*)"|=\{[^{}]*\})?/g;

/**
 * Determines what the end of a paragraph is part of, if that is a tag: `rest` is what follows up to the end of the tag,
 * `above` all of the text before.
 */
export function tagPlace(paragraph: string, rest: string, above: string): TagPlace | null {
  const start = paragraph.lastIndexOf('<');
  if (start < 0 || paragraph[start - 1] === '\\') return null;
  const tag = paragraph.slice(start);
  const { slash, typed } = /^<(?<slash>\/?)(?<typed>[A-Za-z]*)$/.exec(tag)?.groups ?? {};
  if (typed !== undefined) {
    const kind = slash === '/' ? 'closing' : 'component';
    return { kind, typed, parents: openComponents(above.slice(0, above.length - tag.length)) };
  }
  const { component, written } = /^<(?<component>\w+)(?<written>\s[^]*)$/.exec(tag)?.groups ?? {};
  if (component === undefined || written === undefined) return null;

  const { attribute, value } = /(?<attribute>\w+)="(?<value>[^"]*)$/.exec(written)?.groups ?? {};
  const isInText = (written.split('"').length - 1) % 2 === 1;
  const others = attributesOf(
    `${written}${isInText ? '"' : ''} ${isInText ? rest.replace(/^[^"]*"/, '') : rest}`,
  );
  if (isInText) {
    if (attribute === undefined || value === undefined) return null;
    return { kind: 'value', component, attribute, typed: value, others };
  }
  if (written.replace(/"[^"]*"/g, '').includes('>')) return null;
  const word = /\s(?<word>\w*)$/.exec(written)?.groups?.word;
  if (word === undefined) return null;
  const taken = Object.keys(others).filter((name) => name !== word);
  return { kind: 'attribute', component, typed: word, taken };
}

/** The components that are open at the end of a text, the innermost last; `before` are those that were when it began. */
export function openComponents(text: string, before: readonly string[] = []): string[] {
  const open = [...before];
  for (const { groups } of text.matchAll(OPEN_TAG)) {
    const { close, name = '', self } = groups ?? {};
    if (self === '/') continue;
    if (close === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
  }
  return open;
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)];
  return Object.fromEntries(
    found.map(({ groups }) => [groups?.name ?? '', groups?.value ?? ''] as const),
  );
}
