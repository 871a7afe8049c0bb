import { formFiles } from '../../../config/cms-address';
import { usersOf } from '../../editing/plan-changes';
import { isContentText } from '../../protocol/content-text';
import { isPicture } from '../../protocol/picture-place';
import { InUseError } from '../server/in-use';
import type { Work } from './merge-work';
import { placeOf } from './page-place';
import type { Repository, Tree } from './repository';

/**
 * Rejects if publishing would leave a link that leads nowhere: each side of a merge can be right, and one link to a page,
 * or show a picture, which the other has deleted or renamed.
 */
export async function requireLinks(repository: Repository, work: Work): Promise<void> {
  const { base, own, published } = work;
  const mine = await findNewLink(repository, base, { links: own, lacks: published });
  if (mine !== null) {
    throw new Error(
      `${mine.user} ${isPicture(mine.file) ? 'shows' : 'links to'} ${mine.file}, which was deleted or renamed on the site meanwhile. Change that, save, and publish it again.`,
    );
  }
  const theirs = await findNewLink(repository, base, { links: published, lacks: own });
  if (theirs === null) return;
  const { file, user } = theirs;
  const isMove = work.differences.some(({ filename, previous_filename: previous, status }) =>
    previous === undefined ? filename.endsWith('.mdx') && status === 'added' : previous === file,
  );
  if (!isMove) throw new InUseError(file, [user]);
  throw new Error(
    `${user} on the site links to ${file} meanwhile, which this renames. Copy your text, discard these changes and rename the page again: then that link is changed as well.`,
  );
}

/** A link that one side has added since `base` to a page, or a picture, that the other lacks since. */
async function findNewLink(
  repository: Repository,
  base: Tree,
  { links, lacks }: { links: Tree; lacks: Tree },
): Promise<{ file: string; user: string } | null> {
  const gone = [...base.keys()].filter(
    (file) => (placeOf(file) !== null || isPicture(file)) && !lacks.has(file),
  );
  if (gone.length === 0) return null;
  // What was only moved links to nothing new.
  const known = new Set(base.values());
  const changed = [...links].flatMap(([file, blob]) =>
    isContentText(file) && !known.has(blob) ? [file] : [],
  );
  const before = await repository.texts(base, [
    ...changed,
    ...gone.filter((file) => !isPicture(file)),
  ]);
  const goneTexts = [...before].filter(([file]) => gone.includes(file));
  const after = new Map([...goneTexts, ...(await repository.texts(links, changed))]);
  for (const file of gone) {
    const usersIn = (texts: typeof before) =>
      usersOf(texts, file, placeOf(file), formFiles.redirects);
    const old = usersIn(before);
    const user = usersIn(after).find((name) => changed.includes(name) && !old.includes(name));
    if (user !== undefined) return { file, user };
  }
  return null;
}
