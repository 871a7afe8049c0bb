import { stringify } from 'yaml';

/** A text as a YAML value on one line, quoted if necessary. */
export function yamlText(text: string): string {
  return stringify(text.replace(/\s+/g, ' ').trim(), { lineWidth: 0 }).trimEnd();
}
