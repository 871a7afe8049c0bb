/** @jest-environment jsdom */
import { FakeGithub } from '../../../../testing/fake-github';
import { knowSite } from '../../../../testing/know-site';
import { walkedFiles, walkPages, type PageStore } from '../../../../testing/walk-pages';
import { noteHash } from '../kit/opened-files';
import { GithubActions } from './github-actions';
import { slugOf } from './page-place';

jest.mock('../conflict/ask-about-conflict', () => ({
  askAboutConflict: () => Promise.resolve('mine'),
}));

beforeAll(() => knowSite({}));

/** Pages on GitHub. Each act is published at once or, `inPairs`, only after the next one was begun. */
function githubStore(inPairs: boolean) {
  const api = new FakeGithub(walkedFiles);
  const actions = new GithubActions(api, true);
  let waiting: string[] = [];
  const refused: string[] = [];
  const open = async (file: string) => noteHash(file, (await actions.read(file)).hash);
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
      return true;
    } catch (error) {
      refused.push(String(error));
      return false;
    }
  };
  /** What is refused, since somebody else took the address or changed the page, is discarded. */
  const publish = async (slug: string) => {
    if (await attempt(() => actions.publish('pages', slug))) return;
    await api.deleteBranch(`cms/pages/${slug}`);
  };
  const begun = async (slug: string) => {
    const due = inPairs ? waiting : [slug];
    waiting = inPairs ? [slug] : [];
    for (const one of due) await publish(one);
  };
  const slugFor = (file: string) => slugOf(file) ?? '';
  const store: PageStore = {
    files: () => [...api.published().keys()].filter((file) => file.endsWith('.mdx')),
    isBusy: (file) => waiting.includes(slugFor(file)),
    redirects: () => api.published().get('content/redirects.yaml') ?? '',
    rename: async (from, to, withRedirect) => {
      const slug = slugFor(from);
      await open(from);
      // The address may be that of a page which waits to leave it.
      if (!(await attempt(() => actions.rename({ from, to, hash: '', withRedirect }, slug))))
        return;
      await begun(slug);
    },
    create: async (path, raw) => {
      const file = { path, slug: slugFor(path), raw };
      const saving = { commitMessage: 'New', collectionName: 'pages', newEntry: true };
      if (!(await attempt(() => actions.persistEntry({ dataFiles: [file], assets: [] }, saving))))
        return;
      await begun(slugFor(path));
    },
    remove: async (file) => {
      await actions.deleteFile(file, 'Delete');
      await begun(slugFor(file));
    },
  };
  return { store, refused };
}

it.each([
  ['one after the other', false],
  ['two at a time', true],
])(
  '500 renames, new pages and deletions on GitHub, %s, leave good redirects',
  async (_, inPairs) => {
    const { store, refused } = githubStore(inPairs);
    const { wrong, counts } = await walkPages(store, 2);
    expect(wrong).toEqual([]);
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(30);
    const expected = inPairs ? /was changed on the site after|already exists/ : /^$/;
    expect(refused.filter((reason) => !expected.test(reason))).toEqual([]);
  },
);
