import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import type { ReferencePlace } from '../../docs/reference/parse-reference';
import type { Claim } from './claim';
import { findSentence, type PlainText } from './find-sentence';

/** Shorter sentences could be found by chance. */
const LEAST_LETTERS = 12;

/** Where the sentences of claims can be. */
export interface ClaimTargets {
  /** File and anchors of each page by its id; the anchors are null if the page cannot be read. */
  pages: ReadonlyMap<string, { file: string; anchors: readonly string[] | null }>;
  /** Where each entry of the reference is written, by its id. */
  entries: ReadonlyMap<string, ReferencePlace>;
  textOf: (file: string) => PlainText;
}

/** A claim with the location of its sentence. */
export interface PlacedClaim {
  claim: Claim;
  said: ReferencePlace;
}

/** Finds the sentence of each claim; reports claims whose sentence is gone. */
export function placeClaims(
  claims: readonly Claim[],
  targets: ClaimTargets,
): { placed: PlacedClaim[]; problems: Problem[] } {
  const placed: PlacedClaim[] = [];
  const problems: Problem[] = [];
  for (const claim of claims) {
    const said =
      'page' in claim.target
        ? placeOnPage(claim.target.page, claim.says, targets)
        : placeInEntry(claim.target.entry, claim.says, targets);
    if ('file' in said) placed.push({ claim, said });
    else problems.push({ severity: 'error', file: claim.file, line: claim.line, ...said });
  }
  return { placed, problems };
}

type Objection = Pick<Problem, 'message' | 'hint'>;

function placeOnPage(
  page: string,
  says: string,
  { pages, textOf }: ClaimTargets,
): ReferencePlace | Objection {
  const [id = '', anchor] = page.split('#');
  const target = pages.get(id);
  if (target === undefined) {
    return {
      message: `The claim is about “${id}”, which is not a page.`,
      hint: `${didYouMean(id, [...pages.keys()])}Write the path below content/docs without the ending.`,
    };
  }
  const { file, anchors } = target;
  if (anchor !== undefined && anchors !== null && !anchors.includes(anchor)) {
    return {
      message: `The claim is about “#${anchor}” of ${id}, where no heading has that id.`,
      hint: `${didYouMean(anchor, anchors)}Write the id of a heading, or leave “#${anchor}” out.`,
    };
  }
  if (says.length < LEAST_LETTERS) {
    return {
      message: `“${says}” is too short to identify a sentence.`,
      hint: `Quote at least ${LEAST_LETTERS} letters of it.`,
    };
  }
  const line = findSentence(textOf(file), says);
  return line === null ? missing(says, file) : { file, line };
}

function placeInEntry(
  id: string,
  says: string,
  { entries, textOf }: ClaimTargets,
): ReferencePlace | Objection {
  const place = entries.get(id);
  if (place === undefined) {
    return {
      message: `The claim is about “${id}”, which is not an entry of the reference.`,
      hint: `${didYouMean(id, [...entries.keys()])}Write the last part of its address, such as tag-clear.`,
    };
  }
  const { file, line: first } = place;
  const following = [...entries.values()].filter(
    (other) => other.file === file && other.line > first,
  );
  const last = Math.min(...following.map(({ line }) => line)) - 1;
  const line = findSentence(textOf(file), says, [first, last]);
  return line === null ? missing(says, `the entry in ${file}:${first}`) : { file, line };
}

function missing(says: string, place: string): Objection {
  return {
    message: `“${says}” is not in ${place}, so the claim has nothing to prove.`,
    hint: 'Quote the sentence as it reads now, or remove the claim if it is no longer said.',
  };
}
