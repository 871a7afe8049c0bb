import type { Changes } from '../../core/editing/plan-changes';
import { noteHash } from '../opened-files';
import { statusOf, type GithubApi, type PullRequest } from './github-api';
import type { Repository, Tree, Write } from './repository';

/** What a writer does to an entry: on its branch, or, before the first save, on what is published. */
export interface Work {
  branch: string;
  pullRequest: PullRequest | null;
  /** The commit that the work continues. */
  head: string;
  tree: Tree;
}

/** A file that was uploaded with an entry. */
export interface Asset {
  path: string;
  toBase64(): Promise<string>;
}

interface Commit {
  message: string;
  /** The entry’s own file. */
  file: string;
  changes: Changes;
  assets?: readonly Asset[];
  /** The state of a new pull request in the editorial workflow. */
  status?: string | undefined;
}

/** The name of an entry’s branch, which Decap reads as well. */
export function branchOf(collection: string, slug: string): string {
  return `cms/${collection}/${slug}`;
}

/** The branches of entries, each with a pull request. */
export class EntryBranches {
  constructor(
    private readonly api: GithubApi,
    private readonly repository: Repository,
  ) {}

  /** Where an entry’s next commit belongs; `hasBranch` if it is known whether there is a branch. */
  async open(collection: string, slug: string, hasBranch?: boolean): Promise<Work> {
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

  /** Commits changes to an entry’s branch; begins it, with a pull request, if there is none. */
  async commit({ branch, pullRequest, head }: Work, commit: Commit): Promise<void> {
    const { message, file, changes, assets = [], status } = commit;
    const writes = new Map<string, Write>(changes);
    for (const asset of assets) {
      writes.set(asset.path, { blob: (await this.api.uploadBlob(asset)).sha });
    }
    const sha = await this.repository.commit(message, [head], writes);
    if (pullRequest === null) {
      await this.api.createBranch(branch, sha);
      const created = await this.api.createPR(message, branch);
      await this.api.setPullRequestStatus(created, status ?? this.api.initialWorkflowStatus);
    } else {
      await this.move(branch, sha);
    }
    noteHash(file, (await this.repository.tree(sha)).get(file) ?? '');
  }

  /** Moves a branch on to a commit; refused if somebody else did so at the same moment. */
  async move(branch: string, commit: string): Promise<void> {
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
