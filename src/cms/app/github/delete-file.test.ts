import { waitingDeletions } from '../store/waiting-deletions';
import { deleteFile } from './delete-file';
import type { EntryBranches } from './entry-branches';
import { SIDEBAR_FILE } from './page-place';

const FILE = 'content/docs/lamp.mdx';
const texts = new Map([
  [FILE, '---\ntitle: Lamp\n---\n'],
  [SIDEBAR_FILE, 'main:\n  - room\n  - lamp\n'],
]);
const changes = new Map([
  [FILE, null],
  [SIDEBAR_FILE, 'main:\n  - room\n'],
]);
const url = 'https://example.org/pull/1';
const pullRequest = { number: 1, title: '', head: { sha: 'own' }, html_url: url };
const removed = { files: [{ filename: FILE, status: 'removed', sha: '' }] };
const branches = {
  api: { branch: 'main', getDifferences: () => Promise.resolve(removed) },
  repository: {
    head: () => Promise.resolve('head'),
    tree: () => Promise.resolve(new Map()),
    contentTexts: () => Promise.resolve(texts),
    commit: jest.fn(() => Promise.resolve('new')),
  },
  move: jest.fn(() => Promise.resolve()),
  commit: jest.fn(() => Promise.resolve(pullRequest)),
  pullRequestOf: jest.fn<Promise<typeof pullRequest | null>, []>(() => Promise.resolve(null)),
};
const remove = (isReviewed: boolean) =>
  deleteFile(branches as unknown as EntryBranches, FILE, { message: 'Delete', isReviewed });
beforeEach(() => jest.clearAllMocks());

it('proposes the deletion of a page where there is review, and leaves what is published', async () => {
  expect(await remove(true)).toEqual({ url, isDeletion: true });
  expect(branches.commit).toHaveBeenCalledWith(
    expect.objectContaining({ branch: 'cms/pages/lamp', head: 'head' }),
    { message: 'Delete', file: FILE, changes, status: 'pending_review' },
  );
  expect(branches.move).not.toHaveBeenCalled();
  expect(waitingDeletions.get().get('lamp')).toBe(url);
});

it('deletes it at once where there is none', async () => {
  expect(await remove(false)).toBe(null);
  expect(branches.repository.commit).toHaveBeenCalledWith('Delete', ['head'], changes);
  expect(branches.move).toHaveBeenCalledWith('main', 'new');
});

it('proposes nothing twice', async () => {
  branches.pullRequestOf.mockResolvedValueOnce(pullRequest);
  await expect(remove(true)).rejects.toThrow(
    `${FILE} is already to be deleted: that waits under “Review”, and at ${url}`,
  );
  expect(branches.commit).not.toHaveBeenCalled();
});
