import type { FileDifference, GithubApi, PullRequest } from '../src/cms/app/github/github-api';

/** The blob of each file of a commit, by path. */
type Tree = ReadonlyMap<string, string>;

interface Commit {
  tree: Tree;
  parents: readonly string[];
}

interface Entry {
  path: string;
  content?: string;
  sha?: string | null;
}

const MAIN = 'main';

/** A refusal as GitHub’s API answers it. */
const refusal = (status: number, message: string) => Object.assign(new Error(message), { status });

/** Resolves with what an act returns, or rejects with what it throws. */
const later = <T>(act: () => T) => new Promise<T>((resolve) => resolve(act()));

/** The CMS’s client of GitHub, on commits that are kept in memory; branches merge if no file was changed on both sides. */
export class FakeGithub implements GithubApi {
  readonly branch = MAIN;
  readonly repoURL = '/repo';
  readonly initialWorkflowStatus = 'draft';
  private readonly blobs = new Map<string, string>();
  private readonly trees = new Map<string, Tree>();
  private readonly commits = new Map<string, Commit>();
  private readonly heads = new Map<string, string>();
  private readonly proposals = new Map<string, Omit<PullRequest, 'head'>>();
  private count = 0;

  constructor(files: Readonly<Record<string, string>>) {
    const tree = new Map(Object.entries(files).map(([file, text]) => [file, this.blobOf(text)]));
    this.heads.set(MAIN, this.add({ tree, parents: [] }));
  }

  /** The texts that are published. */
  published(): Map<string, string> {
    const { tree } = this.commitOf(this.headOf(MAIN));
    return new Map([...tree].map(([file, blob]) => [file, this.blobs.get(blob) ?? '']));
  }

  request: GithubApi['request'] = (path, { body = '{}' } = {}) =>
    later(() => this.answer(path, body));

  uploadBlob: GithubApi['uploadBlob'] = async (item) => ({
    sha: this.blobOf('raw' in item ? item.raw : await item.toBase64()),
  });

  createTree: GithubApi['createTree'] = (base, entries) =>
    later(() => {
      const tree = new Map(this.commitOf(base).tree);
      for (const { path, content, sha } of entries as Entry[]) {
        const blob = content === undefined ? sha : this.blobOf(content);
        if (blob) tree.set(path, blob);
        else tree.delete(path);
      }
      const id = this.name();
      this.trees.set(id, tree);
      return { sha: id };
    });

  createCommit: GithubApi['createCommit'] = (_message, tree, parents) =>
    later(() => ({
      sha: this.add({ tree: this.trees.get(tree) ?? new Map(), parents }),
    }));

  createBranch = (name: string, sha: string) => later(() => void this.heads.set(name, sha));
  patchBranch = this.createBranch;

  deleteBranch = (name: string) =>
    later(() => {
      this.heads.delete(name);
      this.proposals.delete(name);
    });

  createPR: GithubApi['createPR'] = (title, branch) => {
    this.count += 1;
    this.proposals.set(branch, { number: this.count, title, html_url: `/pull/${this.count}` });
    return this.getBranchPullRequest(branch);
  };

  setPullRequestStatus = () => Promise.resolve();

  getBranchPullRequest: GithubApi['getBranchPullRequest'] = (branch) =>
    later(() => {
      const proposal = this.proposals.get(branch);
      if (proposal !== undefined) return { ...proposal, head: { sha: this.headOf(branch) } };
      throw Object.assign(new Error(branch), { notUnderEditorialWorkflow: true });
    });

  getPullRequests: GithubApi['getPullRequests'] = async (branch) =>
    this.proposals.has(branch) ? [await this.getBranchPullRequest(branch)] : [];

  getDifferences: GithubApi['getDifferences'] = (from, to) =>
    later(() => {
      const base = this.mergeBase(this.heads.get(from) ?? from, to);
      const [before, after] = [this.commitOf(base).tree, this.commitOf(to).tree];
      return { merge_base_commit: { sha: base }, files: differences(before, after) };
    });

  readFileMetadata = () => Promise.resolve({ author: '', updatedOn: '' });

  // Texts only: nobody asks for a picture.
  readFile = ((_file: string, sha: string | null) =>
    Promise.resolve(this.blobs.get(sha ?? '') ?? '')) as GithubApi['readFile'];

  private answer(path: string, body: string) {
    const [, kind = '', name = ''] =
      /^\/repo\/(branches|git\/trees|pulls)\/([^/]+)/.exec(path) ?? [];
    if (kind === 'branches') return { commit: { sha: this.headOf(decodeURIComponent(name)) } };
    if (kind === 'git/trees') {
      const tree = [...this.commitOf(name).tree];
      return {
        tree: tree.map(([file, sha]) => ({ path: file, type: 'blob', sha })),
        truncated: false,
      };
    }
    if (kind !== 'pulls') throw refusal(404, path);
    this.merge(String((JSON.parse(body) as { sha: unknown }).sha));
    return {};
  }

  private merge(own: string): void {
    const main = this.headOf(MAIN);
    const base = this.commitOf(this.mergeBase(main, own)).tree;
    const [theirs, mine] = [main, own].map((sha) => differences(base, this.commitOf(sha).tree));
    const changed = new Set(theirs?.map(({ filename }) => filename));
    if (mine?.some(({ filename }) => changed.has(filename)) === true)
      throw refusal(405, 'Not mergeable');
    const tree = new Map(this.commitOf(main).tree);
    for (const { filename, status, sha } of mine ?? []) {
      if (status === 'removed') tree.delete(filename);
      else tree.set(filename, sha);
    }
    this.heads.set(MAIN, this.add({ tree, parents: [main, own] }));
  }

  private mergeBase(one: string, other: string): string {
    const ofOne = this.ancestors(one);
    return this.ancestors(other).find((sha) => ofOne.includes(sha)) ?? '';
  }

  /** A commit and all before it, nearest first. */
  private ancestors(sha: string): string[] {
    const found = new Set([sha]);
    for (const one of found) for (const parent of this.commitOf(one).parents) found.add(parent);
    return [...found];
  }

  private add(commit: Commit): string {
    const sha = this.name();
    this.commits.set(sha, commit);
    return sha;
  }

  private blobOf(text: string): string {
    const blob = `blob of ${text}`;
    this.blobs.set(blob, text);
    return blob;
  }

  private commitOf(sha: string): Commit {
    return this.commits.get(sha) ?? { tree: new Map(), parents: [] };
  }

  private headOf(branch: string): string {
    const sha = this.heads.get(branch);
    if (sha === undefined) throw refusal(404, branch);
    return sha;
  }

  private name(): string {
    this.count += 1;
    return `sha-${this.count}`;
  }
}

function differences(before: Tree, after: Tree): FileDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((filename): FileDifference[] => {
    const [old, sha] = [before.get(filename), after.get(filename)];
    if (old === sha) return [];
    const status = old === undefined ? 'added' : sha === undefined ? 'removed' : 'modified';
    return [{ filename, status, sha: sha ?? '' }];
  });
}
