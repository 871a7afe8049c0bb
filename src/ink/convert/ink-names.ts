import { nameFault } from '../reading/name-rules';

/** Names that would be taken for something else, or that the lines of a conversion need. */
const TAKEN = [...['end', 'done', 'story', 'game', 'fair_add', 'fair_subtract', 'pick', 'choices']];

/** Gives names that ink allows, each once, to what other tools call as they like. */
export class InkNames {
  private readonly taken = new Set(TAKEN);
  private readonly names = new Map<string, string>();

  /** The name for `key`, always the same one; `kind` begins names that would be nothing but a number. */
  of(key: string, wanted: string, kind: string): string {
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const base = plainName(wanted, kind);
    let name = base;
    const isTaken = () => this.taken.has(name) || nameFault(name) === 'reserved';
    for (let number = 2; isTaken(); number += 1) name = `${base}_${number}`;
    this.taken.add(name);
    this.names.set(key, name);
    return name;
  }
}

/** Letters of Latin, Greek and Cyrillic, digits and underscores: ink knows them all. */
function plainName(wanted: string, kind: string): string {
  const name = wanted
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_\u03b1-\u03c9\u0430-\u045f]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60);
  if (name === '') return kind;
  return /^\d/.test(name) ? `${kind}_${name}` : name;
}
