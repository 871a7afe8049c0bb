import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const IDENTITY = { name: 'Test', email: 'test@example.com' };

export interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  sha: string | null;
  size?: number;
  content?: string;
}

/** A bare Git repository in a temporary folder. */
export class GitRepository {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'git-repository-'));
  /** Files by their objects: the CMS reads hundreds, and a process for each takes seconds. */
  private readonly blobs = new Map<string, Buffer>();

  /** Makes a repository whose branch `main` has the given folders of the project. */
  static of(folders: readonly string[]): GitRepository {
    const repository = new GitRepository();
    const work = mkdtempSync(path.join(tmpdir(), 'git-work-'));
    for (const folder of folders) cpSync(folder, path.join(work, folder), { recursive: true });
    repository.git(['init', '--quiet', '--bare', '--initial-branch=main']);
    const inWork = ['--work-tree', work];
    repository.git([...inWork, 'add', '--force', '.']);
    repository.git([...inWork, 'commit', '--quiet', '-m', 'Begin']);
    for (const { path: file, type, sha } of repository.list('main', true)) {
      if (type === 'blob' && sha !== null)
        repository.blobs.set(sha, readFileSync(path.join(work, file)));
    }
    rmSync(work, { recursive: true });
    return repository;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Runs Git; throws with what it says if it fails. */
  git(options: readonly string[], input?: string | Buffer, env: object = {}): string {
    const { status, stdout, stderr } = this.run(options, input, env);
    if (status !== 0) throw new Error(`git ${options.join(' ')}: ${stderr.toString()}`);
    return stdout.toString().trimEnd();
  }

  /** The object that a name stands for, or null. */
  find(name: string): string | null {
    const { status, stdout } = this.run(['rev-parse', '--verify', '--quiet', name]);
    return status === 0 ? stdout.toString().trim() : null;
  }

  /** The content of a file’s object, or null if there is none. */
  read(sha: string): Buffer | null {
    const known = this.blobs.get(sha);
    if (known !== undefined) return known;
    const { status, stdout } = this.run(['cat-file', 'blob', sha]);
    if (status !== 0) return null;
    this.blobs.set(sha, stdout);
    return stdout;
  }

  /** Text of a file at a branch or commit, or null. */
  textAt(commit: string, file: string): string | null {
    const { status, stdout } = this.run(['show', `${commit}:${file}`]);
    return status === 0 ? stdout.toString() : null;
  }

  list(name: string, isRecursive: boolean): TreeEntry[] {
    const options = ['ls-tree', '-l', '-z', ...(isRecursive ? ['-r', '-t'] : []), name];
    return this.git(options)
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [mode = '', type = '', sha = '', size = ''] = line.split('\t')[0]?.split(/ +/) ?? [];
        return { path: line.slice(line.indexOf('\t') + 1), mode, type, sha, size: Number(size) };
      });
  }

  /** A tree like another one, with other files. */
  writeTree(base: string, entries: readonly TreeEntry[]): string {
    const env = { GIT_INDEX_FILE: path.join(this.folder, `index-${Math.random()}`) };
    this.git(['read-tree', base], undefined, env);
    for (const { path: file, mode, sha, content } of entries) {
      const blob = content === undefined ? sha : this.writeBlob(Buffer.from(content));
      // Git’s way to remove a file without a work tree.
      const line = blob === null ? `0 ${'0'.repeat(40)}` : `${mode} ${blob}`;
      this.git(['update-index', '--index-info'], `${line}\t${file}\n`, env);
    }
    return this.git(['write-tree'], undefined, env);
  }

  writeBlob(content: Buffer): string {
    return this.git(['hash-object', '-w', '--stdin'], content);
  }

  commit(message: string, tree: string, parents: readonly string[]): string {
    const before = parents.flatMap((parent) => ['-p', parent]);
    return this.git(['commit-tree', tree, ...before, '-F', '-'], message);
  }

  /** Commits a text to a branch, as a colleague would with their own tools. */
  change(branch: string, file: string, text: string): void {
    const head = this.git(['rev-parse', branch]);
    const entry = { path: file, mode: '100644', type: 'blob', sha: null, content: text };
    const commit = this.commit(`Change ${file}`, this.writeTree(head, [entry]), [head]);
    this.git(['update-ref', `refs/heads/${branch}`, commit]);
  }

  /** The files that a branch has changed. */
  changedIn(branch: string): string[] {
    return this.git(['diff', '--name-only', '--no-renames', `main...${branch}`]).split('\n');
  }

  /** How many commits a branch has that are not published. */
  commitsOf(branch: string): number {
    return Number(this.git(['rev-list', '--count', `main..${branch}`]));
  }

  private run(options: readonly string[], input?: string | Buffer, env: object = {}) {
    return spawnSync('git', options, {
      input,
      maxBuffer: 100_000_000,
      env: {
        PATH: process.env.PATH,
        GIT_DIR: this.folder,
        GIT_AUTHOR_NAME: IDENTITY.name,
        GIT_AUTHOR_EMAIL: IDENTITY.email,
        GIT_COMMITTER_NAME: IDENTITY.name,
        GIT_COMMITTER_EMAIL: IDENTITY.email,
        ...env,
      },
    });
  }
}
