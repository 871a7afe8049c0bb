import { parseArgs } from 'node:util';
import { didYouMean } from '../../base/text/nearest-name';
import { fieldsByKind, type Answers, type NewKind } from './fields';

const kinds = Object.keys(fieldsByKind) as NewKind[];

const flagOptions = Object.fromEntries(
  Object.values(fieldsByKind)
    .flat()
    .map(({ name, type }) => [name, { type: type === 'flag' ? 'boolean' : 'string' } as const]),
);

interface Flags {
  /** Null if it was not given. */
  kind: NewKind | null;
  answers: Answers;
  /** Whether to open the new page in an editor. */
  opens: boolean;
  wantsHelp: boolean;
}

/** Reads the command line; throws a message for the author if it is invalid. */
export function readFlags(args: readonly string[]): Flags {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: flagOptions,
    // Unknown flags are reported below, in our own words.
    strict: false,
    allowPositionals: true,
  });
  const [word] = positionals;
  const kind = kinds.find((known) => known === word) ?? null;
  if (word !== undefined && kind === null) {
    throw new Error(
      `“${word}” is not something that can be created. ${didYouMean(word, kinds)}Choose page, category or redirect.`,
    );
  }
  const { help, open, ...said } = values;
  const fields = kind === null ? Object.values(fieldsByKind).flat() : fieldsByKind[kind];
  const names = [...fields.map(({ name }) => name), 'help', 'no-open'];
  const answers: Answers = {};
  for (const [name, value] of Object.entries(said)) {
    if (name === 'no-open') continue;
    const field = fields.find((known) => known.name === name);
    if (field === undefined) {
      const list = names.map((known) => `--${known}`).join(', ');
      throw new Error(
        `There is no flag --${name}. ${didYouMean(name, names)}The flags are ${list}.`,
      );
    }
    if (field.type !== 'flag' && typeof value !== 'string') {
      throw new Error(`--${name} needs a value after it: --${name} "…".`);
    }
    answers[name] = String(value);
  }
  const opens = said['no-open'] === undefined && open !== false;
  return { kind, answers, opens, wantsHelp: help === true };
}
