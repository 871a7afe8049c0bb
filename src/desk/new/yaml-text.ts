import { stringify } from 'yaml';

/** A text as a YAML value in one line, in quotes where it needs them. */
export function yamlText(text: string): string {
  return stringify(text.replace(/\s+/g, ' ').trim(), { lineWidth: 0 }).trimEnd();
}
