import type { DeskProtocol } from '../../core/desk/desk-protocol';
import {
  isDraft,
  planMove,
  planRemoval,
  planSave,
  usersOf,
  type Changes,
  type PagePlace,
} from '../../core/editing/plan-changes';
import { planRename } from '../../core/editing/plan-rename';
import { docIdOf } from '../../core/paths/doc-path';
import { siteConfig } from '../../site/site-config';
import { knownHash, noteHash } from '../opened-files';
import { confirmRename } from '../place/confirm-rename';
import type { PageMover } from '../place/page-mover';
import { statusOf, type GithubApi, type PullRequest } from './github-api';
import { mergeWork } from './merge-work';
import { Repository, type Tree, type Write } from './repository';

const REDIRECTS_FILE = 'content/redirects.yaml';
const [version] = siteConfig.versions;

interface Asset {
  path: string;
  toBase64(): Promise<string>;
}

interface Saving {
  commitMessage: string;
  collectionName: string;
  newEntry?: boolean;
  /** Whether the entry has a branch. */
  unpublished?: boolean;
  status?: string;
}

interface Work {
  branch: string;
  pullRequest: PullRequest | null;
  /** The commit that the work continues. */
  head: string;
  tree: Tree;
}

/** The CMS’s changes of a repository on GitHub: each is one commit with all that belongs to it. */
export class GithubActions implements PageMover {
  readonly keepsSlug = true;
  private readonly repository: Repository;

  constructor(private readonly api: GithubApi) {
    this.repository = new Repository(api);
  }

  /** A file as it is published. */
  async read(file: string): Promise<{ text: string; hash: string }> {
    const tree = await this.repository.tree(await this.repository.head());
    const hash = tree.get(file);
    const text = (await this.repository.texts(tree, [file])).get(file);
    if (hash === undefined || text === undefined) throw new Error(`There is no ${file}.`);
    return { text, hash };
  }

  async persistEntry(
    {
      dataFiles,
      assets,
    }: {
      dataFiles: { path: string; slug: string; raw: string; newPath?: string }[];
      assets: Asset[];
    },
    options: Saving,
  ): Promise<void> {
    for (const { path, slug, raw, newPath } of dataFiles) {
      const work = await this.openWork(options.collectionName, slug, options.unpublished === true);
      const isNew = options.newEntry === true;
      if (isNew && work.tree.has(path)) {
        throw new Error(`A file ${path} already exists. Choose another folder or title.`);
      }
      if (!isNew) requireUnchanged(work.tree, path);
      const target = newPath ?? path;
      const changes =
        target === path
          ? planSave(
              await this.repository.texts(work.tree, [version.sidebarFile]),
              { file: path, text: raw, isNew },
              placeOf(path),
            )
          : await this.planMove(work, {
              from: path,
              to: target,
              text: raw,
              ...(await confirmRename(this, path, target, raw)),
            });
      await this.publishWork(work, changes, { ...options, file: target, assets });
    }
  }

  /** Deletes published files, with a page’s line in the sidebar; refused while other pages need them. */
  async deleteFiles(files: string[], message: string): Promise<void> {
    const head = await this.repository.head();
    const tree = await this.repository.tree(head);
    const texts = await this.repository.contentTexts(tree);
    const changes: Changes = new Map();
    for (const file of files) {
      const users = usersOf(texts, file, placeOf(file));
      if (users.length > 0) {
        throw new Error(
          `${file} is still in use, so it was not deleted. Change these first: ${users.join(', ')}.`,
        );
      }
      for (const [name, text] of planRemoval(texts, file, placeOf(file))) {
        changes.set(name, text);
        if (text !== null) texts.set(name, text);
      }
    }
    const commit = await this.repository.commit(message, [head], changes);
    await this.moveBranch(this.api.branch, commit);
  }

  async mentions({ from, to, text }: DeskProtocol['mentions'][0]) {
    const tree = await this.repository.tree(await this.repository.head());
    const texts = await this.repository.contentTexts(tree);
    const published = texts.get(from);
    if (text !== null) texts.set(from, text);
    const { oldPath, newPath, linkingFiles, listingFiles } = renameIn(texts, from, to);
    const hasReaders =
      published !== undefined && ![published, text ?? ''].some((each) => isDraft(each, from));
    return { oldPath, newPath, linking: linkingFiles, listing: listingFiles, hasReaders };
  }

  async rename(params: DeskProtocol['rename'][0], slug: string): Promise<{ hash: string }> {
    const collectionName = 'pages';
    const work = await this.openWork(collectionName, slug);
    requireUnchanged(work.tree, params.from);
    if (work.tree.has(params.to)) throw new Error(`A page ${params.to} already exists.`);
    const changes = await this.planMove(work, params);
    const commitMessage = `Move ${params.from} to ${params.to}`;
    const file = params.to;
    await this.publishWork(work, changes, { collectionName, commitMessage, file, assets: [] });
    return { hash: knownHash(file) ?? '' };
  }

  /** Publishes an entry’s branch; brings it up to date first if GitHub cannot merge it as it is. */
  async publish(collection: string, slug: string): Promise<void> {
    const branch = branchOf(collection, slug);
    const pullRequest = await this.api.getBranchPullRequest(branch);
    try {
      await this.merge(pullRequest, pullRequest.head.sha);
    } catch (error) {
      if (![405, 409].includes(statusOf(error) ?? 0)) throw error;
      const updated = await this.bringUpToDate(branch, pullRequest.head.sha);
      if (updated === null) throw error;
      await this.merge(pullRequest, updated);
    }
    await this.api.deleteBranch(branch);
  }

  private async merge({ number, title }: PullRequest, sha: string): Promise<void> {
    await this.api.request(`${this.api.repoURL}/pulls/${number}/merge`, {
      method: 'PUT',
      body: JSON.stringify({ sha, merge_method: 'merge', commit_title: title }),
    });
  }

  /** The branch’s new last commit; null if it already contains all that is published. */
  private async bringUpToDate(branch: string, head: string): Promise<string | null> {
    const publishedHead = await this.repository.head();
    const { merge_base_commit: start, files = [] } = await this.api.getDifferences(
      this.api.branch,
      head,
    );
    if (start.sha === publishedHead) return null;
    const treeOf = (commit: string) => this.repository.tree(commit);
    const [base, own, published] = await Promise.all([
      treeOf(start.sha),
      treeOf(head),
      treeOf(publishedHead),
    ]);
    const changes = await mergeWork(
      this.repository,
      { differences: files, base, own, published },
      { file: version.sidebarFile, docIdOf: (file) => placeOf(file)?.docId ?? null },
    );
    const message = `Bring ${branch} up to date`;
    const commit = await this.repository.commit(message, [publishedHead, head], changes);
    await this.moveBranch(branch, commit);
    return commit;
  }

  private async openWork(collection: string, slug: string, hasBranch?: boolean): Promise<Work> {
    const branch = branchOf(collection, slug);
    const pullRequest =
      hasBranch === false
        ? null
        : await this.api.getBranchPullRequest(branch).catch((error: unknown) => {
            if (hasBranch === true) throw error;
            return null;
          });
    const head = pullRequest?.head.sha ?? (await this.repository.head());
    return { branch, pullRequest, head, tree: await this.repository.tree(head) };
  }

  private async planMove(
    { tree }: Work,
    { from, to, text, withRedirect }: Omit<DeskProtocol['rename'][0], 'hash'>,
  ): Promise<Changes> {
    const texts = await this.repository.contentTexts(tree);
    if (text !== null) texts.set(from, text);
    return planMove(texts, from, renameIn(texts, from, to), {
      redirectsFile: REDIRECTS_FILE,
      withRedirect,
    });
  }

  /** Commits changes to the entry’s branch; begins it, with a pull request, if there is none. */
  private async publishWork(
    { branch, pullRequest, head }: Work,
    changes: Changes,
    { commitMessage, file, assets, status }: Saving & { file: string; assets: readonly Asset[] },
  ): Promise<void> {
    const writes = new Map<string, Write>(changes);
    for (const asset of assets) {
      writes.set(asset.path, { blob: (await this.api.uploadBlob(asset)).sha });
    }
    const commit = await this.repository.commit(commitMessage, [head], writes);
    if (pullRequest === null) {
      await this.api.createBranch(branch, commit);
      const created = await this.api.createPR(commitMessage, branch);
      await this.api.setPullRequestStatus(created, status ?? this.api.initialWorkflowStatus);
    } else {
      await this.moveBranch(branch, commit);
    }
    noteHash(file, (await this.repository.tree(commit)).get(file) ?? '');
  }

  private async moveBranch(branch: string, commit: string): Promise<void> {
    try {
      await this.api.patchBranch(branch, commit);
    } catch (error) {
      if (statusOf(error) !== 422) throw error;
      throw new Error(
        `Somebody else saved at the same moment, so ${branch} was not changed. Save again.`,
      );
    }
  }
}

function branchOf(collection: string, slug: string): string {
  return `cms/${collection}/${slug}`;
}

/** Translations have no place: the CMS only edits the pages of the newest version. */
function placeOf(file: string): PagePlace | null {
  const folder = `${version.contentDir}/`;
  if (!file.startsWith(folder) || !file.endsWith('.mdx')) return null;
  return { version, docId: docIdOf(file.slice(folder.length)) };
}

function renameIn(texts: ReadonlyMap<string, string>, from: string, to: string) {
  const { contentDir, path: versionPath } = version;
  return planRename(texts, { from, to, contentDir, versionPath });
}

function requireUnchanged(tree: Tree, file: string): void {
  if (tree.get(file) === knownHash(file)) return;
  throw new Error(
    `${file} was changed by somebody else since you opened it, so nothing was saved. Your text is still here: copy it, reload this page, and make your change in the new text.`,
  );
}
