import { applyPatch, structuredPatch } from 'diff';
import { addToSidebar, chosenPlace, removeFromSidebar } from '../../editing/page-in-sidebar';
import { isPicture } from '../../protocol/picture-place';
import type { FileDifference } from './github-api';
import type { Repository, Tree, Write } from './repository';

/** A writer’s work, and what has been published since it began. */
export interface Work {
  /** What changed since the work began. */
  differences: readonly FileDifference[];
  /** The commit that it began with, its own last one, and the one that is published. */
  base: Tree;
  own: Tree;
  published: Tree;
}

/** What is merged otherwise than line by line. */
interface MergeRules {
  /** The sidebar. */
  file: string;
  /** The id of a page’s file; null for other files. */
  docIdOf: (file: string) => string | null;
  redirects: { file: string; merge: (before: string, mine: string, theirs: string) => string };
}

/** The text that a file gets if both sides changed the same lines. */
type Decision = (file: string, theirs: string, mine: string) => Promise<string>;

/**
 * Plans the changes that bring a writer’s work to what has been published since: what only one side changed is kept,
 * texts are merged, and lines of the sidebar are added anew where Git sees a conflict. Where both sides changed the same
 * lines, `decide` does.
 */
export async function mergeWork(
  repository: Repository,
  { differences, base, own, published }: Work,
  rules: MergeRules,
  decide: Decision,
): Promise<Map<string, Write>> {
  const changes = new Map<string, Write>();
  for (const file of changedFiles(differences)) {
    const mine = own.get(file);
    const theirs = published.get(file);
    if (mine === theirs) continue;
    if (theirs === base.get(file)) changes.set(file, mine === undefined ? null : { blob: mine });
    else changes.set(file, await mergeFile(file));
  }
  return changes;

  async function mergeFile(file: string): Promise<string> {
    if (isPicture(file) && own.has(file) && published.has(file)) {
      throw new Error(
        `${file} was replaced on the site after this work began, so nothing was published. Discard these changes, and replace the picture again if yours is still wanted.`,
      );
    }
    const read = async (tree: Tree) => (await repository.texts(tree, [file])).get(file);
    const [before, mine, theirs] = await Promise.all([base, own, published].map(read));
    if (before !== undefined && mine !== undefined && theirs !== undefined) {
      const merged = applyPatch(theirs, structuredPatch(file, file, before, mine));
      if (file === rules.redirects.file) return rules.redirects.merge(before, mine, theirs);
      if (merged !== false) return merged;
      if (file === rules.file) return withPages(theirs, mine);
    }
    if (mine !== undefined && theirs !== undefined) return decide(file, theirs, mine);
    if (mine === undefined) {
      throw new Error(
        `${file} was changed on the site after this work began, which deletes or renames it, so nothing was published. Look at the change; to do it all the same, discard these changes and make them again.`,
      );
    }
    throw new Error(
      `${file} was deleted or renamed on the site after this work began, so it was not published. Copy your text, discard these changes, and write it into the page at its new place, or into a new one.`,
    );
  }

  /** Their sidebar, with the lines of these pages where mine has them. */
  function withPages(theirs: string, mine: string): string {
    let source = theirs;
    for (const { filename, previous_filename: previous, status } of differences) {
      const docId = rules.docIdOf(filename);
      const previousId = previous === undefined ? null : rules.docIdOf(previous);
      if (previousId !== null) source = removeFromSidebar(source, previousId);
      if (docId === null || status === 'modified') continue;
      source =
        status === 'removed'
          ? removeFromSidebar(source, docId)
          : addToSidebar(source, docId, chosenPlace(mine, docId));
    }
    return source;
  }
}

function changedFiles(differences: readonly FileDifference[]): Set<string> {
  return new Set(
    differences.flatMap(({ filename, previous_filename: previous }) =>
      previous === undefined ? [filename] : [previous, filename],
    ),
  );
}
