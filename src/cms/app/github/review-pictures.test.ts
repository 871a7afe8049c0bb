/** @jest-environment jsdom */
import { FakeGithub } from '../../../../testing/fake-github';
import { knowSite } from '../../../../testing/know-site';
import { waitingPictures } from '../store/waiting-pictures';
import { GithubActions } from './github-actions';
import { findPictureBranch } from './picture-in-branch';

const LAMP = 'static/img/lamp.svg';
const PAGE = 'content/docs/night.mdx';
const page = (body: string) => `---\ntitle: Night\ndescription: D.\n---\n\n${body}\n`;
const picture = (bytes: string) => new File([bytes], 'any.svg', { type: 'image/svg+xml' });
const stored = (bytes: string) => Buffer.from(bytes).toString('base64');
const published = {
  [LAMP]: stored('old'),
  [PAGE]: page('Dark.'),
  'content/sidebars.yaml': 'main:\n  - night\n',
  'content/redirects.yaml': '[]\n',
};

beforeAll(() => knowSite({}));

function reviewed(files: Record<string, string> = published) {
  const api = new FakeGithub(files);
  const actions = new GithubActions(api, true);
  return {
    api,
    actions,
    waiting: (slug: string) => findPictureBranch(actions.branches, slug),
    publish: (slug: string) => actions.publish('pictures', slug),
  };
}

it('proposes a new picture, which readers see once that is published', async () => {
  const { api, actions, waiting, publish } = reviewed();
  await actions.store('static/img/Night Moth.svg', picture('moth'), false);
  expect(api.published().has('static/img/Night Moth.svg')).toBe(false);
  expect(await waiting('Night-Moth.svg')).toEqual({ kind: 'New picture', url: '/pull/4' });
  expect(waitingPictures.get().get('Night-Moth.svg')?.kind).toBe('New picture');
  await expect(actions.store('static/img/Night Moth.svg', picture('x'), false)).rejects.toThrow(
    'Another picture with the name of static/img/Night Moth.svg waits under “Review”',
  );
  await publish('Night-Moth.svg');
  expect(api.published().get('static/img/Night Moth.svg')).toBe(stored('moth'));
  expect(await waiting('Night-Moth.svg')).toBe(null);
});

it('proposes another picture in the place of one, as often as its author likes', async () => {
  const { api, actions, waiting, publish } = reviewed();
  await actions.store(LAMP, picture('new'), true);
  await actions.store(LAMP, picture('newer'), true);
  expect(api.published().get(LAMP)).toBe(stored('old'));
  expect((await waiting('lamp.svg'))?.kind).toBe('Replaced picture');
  await expect(actions.deleteFile(LAMP, 'Delete')).rejects.toThrow(
    `${LAMP} has changes that are not published, so it was not deleted.`,
  );
  await publish('lamp.svg');
  expect(api.published().get(LAMP)).toBe(stored('newer'));
});

it('proposes the deletion of a picture that no page shows', async () => {
  const { api, actions, waiting, publish } = reviewed();
  await expect(actions.deleteFile(LAMP, 'Delete')).resolves.toMatchObject({ isDeletion: true });
  expect(api.published().has(LAMP)).toBe(true);
  expect((await waiting('lamp.svg'))?.kind).toBe('Deleted picture');
  await expect(actions.store(LAMP, picture('new'), true)).rejects.toThrow(
    `${LAMP} is to be deleted: that waits under “Review”.`,
  );
  await publish('lamp.svg');
  expect(api.published().has(LAMP)).toBe(false);

  const shown = reviewed({ ...published, [PAGE]: page('![A lamp](/img/lamp.svg)') });
  await expect(shown.actions.deleteFile(LAMP, 'Delete')).rejects.toThrow('is still in use');
});

it('does not publish a deletion once a page shows the picture, nor a page whose picture is gone', async () => {
  const { api, actions, publish } = reviewed();
  await actions.deleteFile(LAMP, 'Delete');
  const commit = async (branch: string, text: string) => {
    const head = await actions.repository.head();
    const sha = await actions.repository.commit('Show', [head], new Map([[PAGE, text]]));
    await api.createBranch(branch, sha);
  };
  await commit('cms/pages/night', page('![A lamp](/img/lamp.svg)'));
  await api.createPR('Show', 'cms/pages/night');
  await actions.publish('pages', 'night');
  await expect(publish('lamp.svg')).rejects.toThrow('is still in use');

  const other = reviewed();
  await other.actions.deleteFile(LAMP, 'Delete');
  const head = await other.actions.repository.head();
  const changes = new Map([[PAGE, page('![A lamp](/img/lamp.svg)')]]);
  const sha = await other.actions.repository.commit('Show', [head], changes);
  await other.api.createBranch('cms/pages/night', sha);
  await other.api.createPR('Show', 'cms/pages/night');
  await other.publish('lamp.svg');
  await expect(other.actions.publish('pages', 'night')).rejects.toThrow(
    `${PAGE} shows ${LAMP}, which was deleted or renamed on the site meanwhile.`,
  );
});

it('never mixes two pictures', async () => {
  const { api, actions, publish } = reviewed();
  await actions.store(LAMP, picture('mine'), true);
  await new GithubActions(api, false).store(LAMP, picture('theirs'), true);
  await expect(publish('lamp.svg')).rejects.toThrow(
    `${LAMP} was replaced on the site after this work began, so nothing was published.`,
  );
  expect(api.published().get(LAMP)).toBe(stored('theirs'));
});

it('publishes at once where nothing is reviewed', async () => {
  const api = new FakeGithub(published);
  const actions = new GithubActions(api, false);
  await actions.store('static/img/moth.svg', picture('moth'), false);
  expect(api.published().get('static/img/moth.svg')).toBe(stored('moth'));
  expect(await actions.deleteFile(LAMP, 'Delete')).toBe(null);
  expect(api.published().has(LAMP)).toBe(false);
});
