import { nameFault } from '../../reading/name-rules';
import { knownName } from '../../story/place-title';

/** Names, in small letters, that would be taken for something else, or that the lines of a conversion need. */
const TAKEN = new Set([
  ...['end', 'done', 'story', 'game', 'fair_add', 'fair_subtract', 'pick', 'choices'],
  ...['come_to', 'place_here', 'place_before', 'words_of', 'word_of'],
]);

/** Gives names that ink allows, each once, to what other tools call as they like. */
export class InkNames {
  private readonly taken = new Set<string>();
  private readonly names = new Map<string, string>();

  /** The name for `key`, always the same one; `kind` begins names that would be nothing but a number. */
  of(key: string, wanted: string, kind: string): string {
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const base = plainName(wanted, kind);
    let name = base;
    const isTaken = () =>
      this.taken.has(name) || TAKEN.has(name.toLowerCase()) || nameFault(name) === 'reserved';
    for (let number = 2; isTaken(); number += 1) name = `${base}_${number}`;
    this.taken.add(name);
    this.names.set(key, name);
    return name;
  }
}

/** A name as it is written, as far as ink takes it. */
function plainName(wanted: string, kind: string): string {
  const name = knownName(wanted);
  if (name === '') return kind;
  return /^\d/.test(name) ? `${kind}_${name}` : name;
}
