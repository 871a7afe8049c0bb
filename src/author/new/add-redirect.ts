import { readYamlLists } from './yaml-place';
import { yamlText } from './yaml-text';

/** A moved address and the reason. */
export interface NewRedirect {
  from: string;
  to: string;
  reason: string;
}

/** Adds a redirect at the end of the source of `redirects.yaml`; the rest stays the same byte for byte. */
export function addRedirect(source: string, { from, to, reason }: NewRedirect): string {
  const lines = [`from: ${yamlText(from)}`, `to: ${yamlText(to)}`, `reason: ${yamlText(reason)}`];
  const lists = readYamlLists(source);
  if (lists === null) throw new Error('content/redirects.yaml is not valid YAML. Fix it first.');
  if (lists.top !== null && lists.top.items.length > 0) return lists.append(lists.top, lines);
  const before = source.trimEnd();
  return `${before}${before === '' ? '' : '\n'}- ${lines.join('\n  ')}\n`;
}
