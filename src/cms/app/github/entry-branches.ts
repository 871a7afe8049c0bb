import type { Changes } from '../../editing/plan-changes';
import { noteHash } from '../kit/opened-files';
import { demandOf, statusOf, type GithubApi, type PullRequest } from './github-api';
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
  /** The entry’s own file, if it is among the changes. */
  file?: string;
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
    readonly api: GithubApi,
    readonly repository: Repository,
  ) {}

  /** Where an entry’s next commit belongs. What others have begun, or finished, meanwhile counts. */
  async open(collection: string, slug: string): Promise<Work> {
    const branch = branchOf(collection, slug);
    const pullRequest = await this.pullRequestOf(branch);
    const head = pullRequest?.head.sha ?? (await this.repository.head());
    return { branch, pullRequest, head, tree: await this.repository.tree(head) };
  }

  /** The pull request of an entry’s branch, if there is one. */
  pullRequestOf(branch: string): Promise<PullRequest | null> {
    return this.api.getBranchPullRequest(branch).catch((error: unknown) => {
      if (error instanceof Error && 'notUnderEditorialWorkflow' in error) return null;
      throw error;
    });
  }

  /** Commits changes to an entry’s branch; begins it, with a pull request, if there is none. */
  async commit({ branch, pullRequest, head }: Work, commit: Commit): Promise<PullRequest> {
    const { message, file, changes, assets = [], status } = commit;
    const writes = new Map<string, Write>(changes);
    for (const asset of assets) {
      writes.set(asset.path, { blob: (await this.api.uploadBlob(asset)).sha });
    }
    const sha = await this.repository.commit(message, [head], writes);
    if (pullRequest !== null) await this.move(branch, sha);
    const proposal = pullRequest ?? (await this.begin(branch, sha, message, status));
    if (file !== undefined) noteHash(file, (await this.repository.tree(sha)).get(file) ?? '');
    return proposal;
  }

  /** Moves a branch on to a commit; refused if somebody else did so at the same moment. */
  async move(branch: string, commit: string): Promise<void> {
    try {
      await this.api.patchBranch(branch, commit);
    } catch (error) {
      const demand = demandOf(error);
      if (demand !== null) throw this.protectedBranch(branch, demand);
      throw statusOf(error) === 422 ? sameMoment(branch) : error;
    }
  }

  private async begin(
    branch: string,
    commit: string,
    title: string,
    status = this.api.initialWorkflowStatus,
  ): Promise<PullRequest> {
    const [other] = await this.api.getPullRequests(branch, 'open', () => true);
    if (other === undefined) {
      // Decap’s client puts an old branch of this name aside.
      await this.api.createBranch(branch, commit);
      const created = await this.api.createPR(title, branch);
      await this.api.setPullRequestStatus(created, status);
      return created;
    }
    // Without a state, which a cut connection can leave out, the CMS would not see it.
    if ((await this.pullRequestOf(branch)) === null) {
      await this.api.setPullRequestStatus(other, status);
    }
    throw sameMoment(branch);
  }

  /** What is said if GitHub demands something before it changes a branch. */
  private protectedBranch(branch: string, demand: string): Error {
    const advice =
      branch === this.api.branch
        ? ' A picture that you put into the text of a page is reviewed and published with it.'
        : '';
    return new Error(
      `The branch ${branch} is protected, so nothing was changed. GitHub says “${demand}”${advice}`,
    );
  }
}

const sameMoment = (branch: string) =>
  new Error(`Somebody else saved at the same moment, so ${branch} was not changed. Try again.`);
