/** A branch’s proposal to be published. */
export interface PullRequest {
  number: number;
  title: string;
  head: { sha: string };
  /** Where GitHub shows it. */
  html_url: string;
}

/** A file that differs between two commits; `sha` is the blob in the second. */
export interface FileDifference {
  filename: string;
  previous_filename?: string;
  status: 'added' | 'modified' | 'removed' | 'renamed';
  sha: string;
}

/** The parts used here of Decap’s client of the GitHub API. Its methods reject with GitHub’s status and message. */
export interface GithubApi {
  /** The published branch. */
  branch: string;
  /** Path of the repository in the API. */
  repoURL: string;
  initialWorkflowStatus: string;
  request(
    path: string,
    options?: { method?: string; body?: string; params?: Record<string, string | number> },
  ): Promise<unknown>;
  uploadBlob(item: { raw: string } | { toBase64(): Promise<string> }): Promise<{ sha: string }>;
  createTree(baseSha: string, tree: readonly object[]): Promise<{ sha: string }>;
  createCommit(message: string, tree: string, parents: readonly string[]): Promise<{ sha: string }>;
  createBranch(name: string, sha: string): Promise<unknown>;
  patchBranch(name: string, sha: string): Promise<unknown>;
  deleteBranch(name: string): Promise<unknown>;
  createPR(title: string, branch: string): Promise<PullRequest>;
  setPullRequestStatus(pullRequest: PullRequest, status: string): Promise<void>;
  /** The open pull request with a state of the editorial workflow; rejects if there is none. */
  getBranchPullRequest(branch: string): Promise<PullRequest>;
  getPullRequests(
    branch: string,
    state: 'open',
    isWanted: (pullRequest: PullRequest) => boolean,
  ): Promise<PullRequest[]>;
  getDifferences(
    from: string,
    to: string,
  ): Promise<{ merge_base_commit: { sha: string }; files?: FileDifference[] }>;
  /** Who changed a published file last, and when. */
  readFileMetadata(file: string, sha: string): Promise<{ author: string; updatedOn: string }>;
  readFile(file: string, sha: string | null): Promise<string>;
  readFile(file: string, sha: string, options: { parseText: false }): Promise<Blob>;
}

/** GitHub’s status of a request that was refused; null for another error. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** Words with which GitHub says that a branch is protected, and not that something else is in the way. */
const DEMAND = /protected|rule violation|must be made|is required|are required|is expected/i;

/** What GitHub demands before it changes a protected branch, in its words; null if that is not why it refused. */
export function demandOf(error: unknown): string | null {
  const isRefused = [403, 405, 422].includes(statusOf(error) ?? 0);
  return isRefused && error instanceof Error && DEMAND.test(error.message)
    ? error.message.replace(/\s+/g, ' ').trim()
    : null;
}
