import type { Changes } from '../../editing/plan-changes';
import { isContentText } from '../../protocol/content-text';
import type { GithubApi } from './github-api';

/** The files of a commit: the blob of each, by path. */
export type Tree = ReadonlyMap<string, string>;

/** A new text, a blob that is already there, or null for no file any more. */
export type Write = string | { blob: string } | null;

/** GitHub refuses more than a hundred requests at a time. */
const REQUESTS_AT_A_TIME = 20;

/** Texts by blob, which never change. */
const texts = new Map<string, string>();

/** Reads and writes the repository, a whole commit at a time. */
export class Repository {
  constructor(private readonly api: GithubApi) {}

  /** The last commit of a branch. */
  async head(branch: string = this.api.branch): Promise<string> {
    const { commit } = (await this.api.request(
      `${this.api.repoURL}/branches/${encodeURIComponent(branch)}`,
    )) as { commit: { sha: string } };
    return commit.sha;
  }

  async tree(commit: string): Promise<Tree> {
    const { tree, truncated } = (await this.api.request(`${this.api.repoURL}/git/trees/${commit}`, {
      params: { recursive: 1 },
    })) as { tree: { path: string; type: string; sha: string }[]; truncated: boolean };
    if (truncated) throw new Error('The repository has too many files for GitHub to list them.');
    return new Map(
      tree.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha] as const),
    );
  }

  /** The texts of the given files, without those that the tree does not have. */
  async texts(tree: Tree, files: Iterable<string>): Promise<Map<string, string>> {
    const wanted = [...files].flatMap((file) => {
      const sha = tree.get(file);
      return sha === undefined ? [] : [{ file, sha }];
    });
    const found = new Map<string, string>();
    for (let first = 0; first < wanted.length; first += REQUESTS_AT_A_TIME) {
      const some = wanted.slice(first, first + REQUESTS_AT_A_TIME);
      await Promise.all(
        some.map(async ({ file, sha }) => {
          const text = texts.get(sha) ?? (await this.api.readFile(file, sha));
          texts.set(sha, text);
          found.set(file, text);
        }),
      );
    }
    return found;
  }

  /** A picture of the tree, as a browser can show it. */
  async picture(tree: Tree, file: string): Promise<Blob> {
    const blob = await this.api.readFile(file, tree.get(file) ?? '', { parseText: false });
    // GitHub says nothing of kinds, and browsers find out all but this one.
    return file.endsWith('.svg') ? new Blob([blob], { type: 'image/svg+xml' }) : blob;
  }

  /** All texts below content/. */
  contentTexts(tree: Tree): Promise<Map<string, string>> {
    return this.texts(tree, [...tree.keys()].filter(isContentText));
  }

  /** Makes a commit of all changes, without moving a branch to it; the first parent is what is changed. */
  async commit(
    message: string,
    parents: readonly [string, ...string[]],
    changes: ReadonlyMap<string, Write> | Changes,
  ): Promise<string> {
    const entries = [...changes].map(([path, write]) => ({
      path,
      mode: '100644',
      type: 'blob',
      ...(typeof write === 'string' ? { content: write } : { sha: write?.blob ?? null }),
    }));
    const { sha: tree } = await this.api.createTree(parents[0], entries);
    return (await this.api.createCommit(message, tree, parents)).sha;
  }
}
