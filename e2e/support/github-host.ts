import type { Page } from '@playwright/test';
import type { GitRepository, TreeEntry } from './git-repository';

interface PullRequest {
  number: number;
  title: string;
  branch: string;
  labels: string[];
  state: 'open' | 'closed';
}

interface Asked {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

type Answer = [status: number, body: unknown];

const notFound: Answer = [404, { message: 'Not Found' }];
const ROOT = '/repos/technix/atrament.ink';
const OWNER = 'technix';

/** The part of GitHub’s API that the CMS uses, with its rules, on a real Git repository. */
export class GithubHost {
  readonly pullRequests: PullRequest[] = [];
  /** What was asked, as “POST /git/trees”. */
  readonly asked: string[] = [];
  /** What `main` demands, as GitHub says it; null if it is not protected. */
  protection: { toMove: string; toMerge: string } | null = null;

  constructor(readonly repository: GitRepository) {}

  /** Answers for GitHub in a page. */
  async serve(page: Page, { isSignedIn = true } = {}): Promise<void> {
    if (isSignedIn) {
      await page.addInitScript(() => {
        const user = { backendName: 'github', token: 'a-token', login: 'mara', name: 'Mara' };
        localStorage.setItem('decap-cms-user', JSON.stringify(user));
      });
    }
    await page.route('https://www.githubstatus.com/**', (route) =>
      route.fulfill({ json: { components: [] }, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      const { pathname, searchParams: query } = new URL(request.url());
      const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
      const path = pathname.startsWith(ROOT) ? pathname.slice(ROOT.length) || '/' : pathname;
      this.asked.push(`${request.method()} ${path}`);
      const [status, json] = this.answer(request.method(), { path, query, body });
      await route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });
    });
  }

  /** Proposes a change of an entry, named as `pages/ink-basics/lamp`, as a colleague would. */
  propose(entry: string, file: string, text: string, status = 'draft'): void {
    const branch = `cms/${entry}`;
    this.repository.git(['branch', branch, 'main']);
    this.repository.change(branch, file, text);
    this.pullRequests.push({
      number: this.pullRequests.length + 1,
      title: `Change ${entry}`,
      branch,
      labels: [`decap-cms/${status}`],
      state: 'open',
    });
  }

  private answer(method: string, asked: Asked): Answer {
    const routes: [string, RegExp, (asked: Asked, ...parts: string[]) => Answer][] = [
      ['GET', /^\/user$/, () => [200, { login: 'mara', name: 'Mara' }]],
      ['GET', /^\/users\/(.+)$/, (_, login = '') => [200, { login, name: login }]],
      ['GET', /^\/search\/issues$/, () => [200, { items: [] }]],
      ['GET', /^\/$/, () => [200, { owner: { login: OWNER }, permissions: { push: true } }]],
      ['GET', /^\/branches\/(.+)$/, (_, name = '') => this.branch(name)],
      ['GET', /^\/git\/trees\/(.+)$/, ({ query }, name = '') => this.tree(name, query)],
      ['GET', /^\/git\/blobs\/(.+)$/, (_, sha = '') => this.blob(sha)],
      ['POST', /^\/git\/blobs$/, ({ body }) => this.newBlob(body)],
      ['POST', /^\/git\/trees$/, ({ body }) => this.newTree(body)],
      ['POST', /^\/git\/commits$/, ({ body }) => this.newCommit(body)],
      ['POST', /^\/git\/refs$/, ({ body }) => this.newRef(body)],
      ['PATCH', /^\/git\/refs\/(.+)$/, ({ body }, name = '') => this.moveRef(name, body)],
      ['DELETE', /^\/git\/refs\/(.+)$/, (_, name = '') => this.deleteRef(name)],
      ['GET', /^\/compare\/(.+)\.\.\.(.+)$/, (_, from = '', to = '') => this.compare(from, to)],
      ['GET', /^\/commits\/(.+)\/status$/, () => [200, { statuses: [] }]],
      ['GET', /^\/pulls$/, ({ query }) => this.pulls(query)],
      ['POST', /^\/pulls$/, ({ body }) => this.newPull(body)],
      ['PATCH', /^\/pulls\/(\d+)$/, ({ body }, number) => this.changePull(number, body)],
      ['PUT', /^\/pulls\/(\d+)\/merge$/, ({ body }, number) => this.merge(number, body)],
      ['PUT', /^\/issues\/(\d+)\/labels$/, ({ body }, number) => this.label(number, body)],
    ];
    for (const [verb, pattern, handle] of routes) {
      const found = verb === method ? pattern.exec(asked.path) : null;
      if (found !== null) return handle(asked, ...found.slice(1).map(decodeURIComponent));
    }
    return notFound;
  }

  private branch(name: string): Answer {
    const sha = this.repository.find(`refs/heads/${name}`);
    return sha === null ? notFound : [200, { name, commit: { sha } }];
  }

  private tree(name: string, query: URLSearchParams): Answer {
    // Names of branches come before those of tags.
    const [ref = '', ...folder] = name.split(':');
    const full = [this.repository.find(`refs/heads/${ref}`) ?? ref, ...folder].join(':');
    const sha = this.repository.find(`${full}${folder.length > 0 ? '' : '^{tree}'}`);
    if (sha === null) return notFound;
    return [
      200,
      { sha, truncated: false, tree: this.repository.list(sha, query.has('recursive')) },
    ];
  }

  private blob(sha: string): Answer {
    const content = this.repository.read(sha)?.toString('base64');
    return content === undefined ? notFound : [200, { sha, encoding: 'base64', content }];
  }

  private newBlob({ content }: Asked['body']): Answer {
    return [201, { sha: this.repository.writeBlob(Buffer.from(String(content), 'base64')) }];
  }

  private newTree({ base_tree: base, tree }: Asked['body']): Answer {
    return [201, { sha: this.repository.writeTree(String(base), tree as TreeEntry[]) }];
  }

  private newCommit({ message, tree, parents }: Asked['body']): Answer {
    const sha = this.repository.commit(String(message), String(tree), parents as string[]);
    return [
      201,
      { sha, message, parents: (parents as string[]).map((parent) => ({ sha: parent })) },
    ];
  }

  private newRef({ ref, sha }: Asked['body']): Answer {
    if (this.repository.find(String(ref)) !== null) {
      return [422, { message: 'Reference already exists' }];
    }
    this.repository.git(['update-ref', String(ref), String(sha)]);
    return [201, { ref, object: { sha } }];
  }

  private moveRef(name: string, { sha, force }: Asked['body']): Answer {
    const ref = `refs/${name}`;
    if (this.protection !== null && name === 'heads/main') {
      return [422, { message: this.protection.toMove }];
    }
    const before = this.repository.find(ref);
    if (before === null) return [422, { message: 'Reference does not exist' }];
    const common = this.repository.git(['merge-base', before, String(sha)]);
    if (force !== true && common !== before) {
      return [422, { message: 'Update is not a fast forward' }];
    }
    this.repository.git(['update-ref', ref, String(sha)]);
    return [200, { ref, object: { sha } }];
  }

  private deleteRef(name: string): Answer {
    if (this.repository.find(`refs/${name}`) === null) {
      return [422, { message: 'Reference does not exist' }];
    }
    this.repository.git(['update-ref', '-d', `refs/${name}`]);
    return [204, null];
  }

  private compare(from: string, to: string): Answer {
    const base = this.repository.find(this.named(from));
    const head = this.repository.find(this.named(to));
    if (base === null || head === null) return notFound;
    const start = this.repository.git(['merge-base', base, head]);
    const parts = this.repository
      .git(['diff', '--raw', '-z', '-M', '--no-abbrev', start, head])
      .split('\0');
    const files: object[] = [];
    while (parts.length > 1) {
      const [, , , sha = '', kind = ''] = parts.shift()?.split(' ') ?? [];
      const status = { A: 'added', M: 'modified', D: 'removed', R: 'renamed' }[kind[0] ?? ''];
      const previous = kind.startsWith('R') ? { previous_filename: parts.shift() } : {};
      files.push({ ...previous, filename: parts.shift(), status, sha, patch: '@@' });
    }
    const commits = this.repository.git(['rev-list', `${start}..${head}`]).split('\n');
    return [
      200,
      {
        base_commit: { sha: base },
        merge_base_commit: { sha: start },
        commits: commits.map((sha) => ({ sha })),
        files,
      },
    ];
  }

  private pulls(query: URLSearchParams): Answer {
    const head = query.get('head');
    const found = this.pullRequests
      .filter(({ state }) => query.get('state') === 'all' || state === query.get('state'))
      .filter(({ branch }) => head === null || head === `${OWNER}:${branch}`);
    return [200, found.map((pull) => this.shown(pull))];
  }

  private newPull({ title, head }: Asked['body']): Answer {
    const branch = String(head).slice(OWNER.length + 1);
    if (this.pullRequests.some((pull) => pull.branch === branch && pull.state === 'open')) {
      return [422, { message: 'Validation Failed' }];
    }
    const number = this.pullRequests.length + 1;
    const pull: PullRequest = { number, title: String(title), branch, labels: [], state: 'open' };
    this.pullRequests.push(pull);
    return [201, this.shown(pull)];
  }

  private changePull(number: string | undefined, { state }: Asked['body']): Answer {
    const pull = this.pull(number);
    pull.state = state as PullRequest['state'];
    return [200, this.shown(pull)];
  }

  private merge(number: string | undefined, { sha, commit_title: title }: Asked['body']): Answer {
    const pull = this.pull(number);
    if (this.protection !== null) return [405, { message: this.protection.toMerge }];
    const base = this.repository.git(['rev-parse', 'refs/heads/main']);
    const head = this.repository.git(['rev-parse', `refs/heads/${pull.branch}`]);
    if (sha !== head) return [409, { message: 'Head branch was modified.' }];
    let tree;
    try {
      tree = this.repository.git(['merge-tree', '--write-tree', base, head]);
    } catch {
      return [405, { message: 'Pull Request is not mergeable' }];
    }
    const commit = this.repository.commit(String(title), tree, [base, head]);
    this.repository.git(['update-ref', 'refs/heads/main', commit]);
    pull.state = 'closed';
    return [200, { merged: true, sha: commit }];
  }

  private label(number: string | undefined, { labels }: Asked['body']): Answer {
    this.pull(number).labels = labels as string[];
    return [200, labels];
  }

  private pull(number: string | undefined): PullRequest {
    const found = this.pullRequests.find((pull) => pull.number === Number(number));
    if (found === undefined) throw new Error(`There is no pull request ${number}.`);
    return found;
  }

  private shown({ number, title, branch, labels, state }: PullRequest): object {
    return {
      number,
      title,
      state,
      html_url: `https://github.com/technix/atrament.ink/pull/${number}`,
      labels: labels.map((name) => ({ name })),
      head: {
        ref: branch,
        sha: this.repository.find(`refs/heads/${branch}`),
        repo: { fork: false },
      },
      base: { ref: 'main' },
      user: { login: 'mara' },
      updated_at: '2026-01-01T00:00:00Z',
    };
  }

  /** The Git name of what a comparison names: a branch, perhaps with its owner, or a commit. */
  private named(name: string): string {
    const branch = `refs/heads/${name.replace(`${OWNER}:`, '')}`;
    return this.repository.find(branch) === null ? name : branch;
  }
}
