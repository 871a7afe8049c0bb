import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docPathOf } from '../../base/paths/doc-path';
import { parseFrontmatter } from '../../docs/frontmatter/parse-frontmatter';
import { contentFolders } from '../../gatsby/project/content-folders';
import { placeOf } from '../../gatsby/project/content-place';
import { git, gitFiles } from '../../gatsby/project/git';
import { matchMoved } from './match-moved';

/** What the published docs have and those on disk do not. */
export interface CommittedDocs {
  /** New locations of files, by their old ones. */
  moved: ReadonlyMap<string, string>;
  /** The addresses that readers could have of removed or changed files, with the file of each. */
  addresses: ReadonlyMap<string, string>;
}

/** Compares the docs with a commit; without git, there is nothing to compare. */
export function readCommittedDocs(projectRoot: string, commit: string): CommittedDocs {
  const isDoc = (file: string) => file.endsWith('.mdx') && placeOf(file, contentFolders) !== null;
  const list = (...args: string[]) =>
    gitFiles(projectRoot, ...args, '-z', '--', 'content').filter(isDoc);
  const changed = list(
    'diff',
    '--name-only',
    '--relative',
    '--no-renames',
    '--diff-filter=MD',
    commit,
  );
  const before = new Map(
    changed.map((file) => [file, git(projectRoot, 'show', `${commit}:./${file}`) ?? '']),
  );
  const gone = new Map([...before].filter(([file]) => !existsSync(path.join(projectRoot, file))));
  const added = new Map(
    (gone.size === 0
      ? []
      : [
          ...list('ls-files', '--others', '--exclude-standard'),
          ...list('diff', '--name-only', '--relative', '--no-renames', '--diff-filter=A', commit),
        ]
    ).map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8')]),
  );
  return { moved: matchMoved(gone, added), addresses: addressesOf(before) };
}

/** Drafts had no address, and translations share those of their originals. */
function addressesOf(sources: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...sources].flatMap(([file, source]): [string, string][] => {
      const place = placeOf(file, contentFolders);
      const { frontmatter } = parseFrontmatter(source, file);
      if (place?.originalFile !== file || frontmatter.draft === true) return [];
      return [[docPathOf(place.version.path, place.docId, frontmatter.slug), file]];
    }),
  );
}
