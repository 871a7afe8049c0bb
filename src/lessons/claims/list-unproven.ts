import { isRun, type Claim } from './claim';

/** Lists the claims that are not run, with their number, by the version and file in which each was read. */
export function listUnproven(claims: readonly Claim[]): string {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    const { proof } = claim;
    if (isRun(proof)) continue;
    const source = `${proof.package} ${proof.version} ${proof.path}`;
    groups.set(source, [...(groups.get(source) ?? []), claim]);
  }
  const count = [...groups.values()].flat().length;
  return [
    `${count} of ${claims.length} claims are not run: only the web UI decides them.`,
    ...[...groups]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([source, group]) => [source, ...group.map(lineOf)].join('\n')),
  ].join('\n\n');
}

/** A claim in one line: where its sentence is, and the words. */
export function lineOf({ target, says }: Claim): string {
  return `  ${'page' in target ? target.page : target.entry}  “${says}”`;
}
