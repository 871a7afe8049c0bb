import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import type { Difference } from '../differences/difference';
import { isRun, type Claim } from './claim';
import { lineOf } from './list-unproven';

/** The package that decides what players see. */
const WEB_UI = 'atrament-web-ui';

/** The versions that the content and the tests were made with. */
export interface MadeWith {
  claims: readonly Claim[];
  entries: readonly ReferenceEntry[];
  /** What the playground does differently from the web UI. */
  differences: readonly Pick<Difference, 'id' | 'engine'>[];
  /** Package versions by name: those of the recordings in the tests, and those that are installed. */
  recorded: Readonly<Record<string, string>>;
  installed: Readonly<Record<string, string>>;
}

/**
 * Describes what was made with a different version than the current one, one paragraph each. For packages that are
 * not installed, the reference gives the current version.
 */
export function listOutdated(made: MadeWith): string[] {
  const { claims, entries, differences, recorded, installed } = made;
  const described = Object.fromEntries(
    entries.flatMap((entry) => (entry.kind === 'package' ? [[entry.name, entry.version]] : [])),
  );
  const current: Readonly<Record<string, string>> = { ...described, ...installed };
  const parts: string[] = [];
  for (const [name, version] of Object.entries(installed)) {
    const old = described[name];
    if (old === undefined || old === version) continue;
    const unproven = entriesWithoutClaims(entries, claims);
    parts.push(
      `The reference describes ${name} ${old}; ${version} is installed. No claim that is run proves these ${unproven.length} entries:\n${unproven.map((id) => `  ${id}`).join('\n')}`,
    );
  }
  for (const [name, version] of Object.entries(recorded)) {
    if (current[name] === undefined || current[name] === version) continue;
    parts.push(`The recordings show ${name} ${version}; the current one is ${current[name]}.`);
  }
  const webUi = current[WEB_UI];
  const seen = differences.filter(({ engine }) => engine !== webUi);
  if (seen.length > 0) {
    const list = seen.map(({ id, engine }) => `\n  ${id}  ${engine}`).join('');
    const were =
      seen.length === 1 ? 'difference of the playground was' : 'differences of the playground were';
    parts.push(`${seen.length} ${were} seen in another version than ${WEB_UI} ${webUi}:${list}`);
  }
  const old = claims.filter(
    ({ proof }) => !isRun(proof) && current[proof.package] !== proof.version,
  );
  if (old.length > 0) {
    parts.push(
      `${old.length} claims that are not run were read in another version:\n${old.map(lineOf).join('\n')}`,
    );
  }
  return parts;
}

function entriesWithoutClaims(
  entries: readonly ReferenceEntry[],
  claims: readonly Claim[],
): string[] {
  const proven = new Set(
    claims.flatMap(({ target, proof }) =>
      isRun(proof) && 'entry' in target ? [target.entry] : [],
    ),
  );
  return entries
    .filter(({ handledBy, kind }) => handledBy?.includes('core') ?? kind === 'method')
    .map(({ id }) => id)
    .filter((id) => !proven.has(id));
}
