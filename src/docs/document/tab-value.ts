import { slug } from 'github-slugger';

/** The value of a tab, by which a choice is kept and named in an address: its own, or one made of its label. */
export function tabValue(value: string, label: string): string {
  return value || slug(label) || label;
}
