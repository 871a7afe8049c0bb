import { deskRequest } from '../desk-request';
import { confirmRename } from './confirm-rename';
import { deskMover } from './page-mover';

jest.mock('../desk-request');

const mentions = {
  oldPath: '/docs/a/',
  newPath: '/docs/b/',
  linking: ['content/docs/c.mdx'],
  listing: ['content/glossary.yaml', 'content/sidebars.yaml'],
  hasReaders: true,
};
const rename = (answers: boolean[], found = mentions) => {
  const confirm = jest.spyOn(window, 'confirm');
  for (const answer of answers) confirm.mockReturnValueOnce(answer);
  jest.mocked(deskRequest).mockResolvedValue(found);
  return {
    confirm,
    asked: confirmRename(deskMover, 'content/docs/a.mdx', 'content/docs/b.mdx', null),
  };
};

afterEach(() => jest.restoreAllMocks());

it('names all files that change, and offers the redirect', async () => {
  const { confirm, asked } = rename([true, true]);
  await expect(asked).resolves.toEqual({ withRedirect: true });
  expect(confirm.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining(
      '1 page links here, and will link to the new place: content/docs/c.mdx.\n\nIts new place is also written to content/glossary.yaml and content/sidebars.yaml.',
    ),
    expect.stringContaining('from /docs/a/ to /docs/b/'),
  ]);
});

it('moves without a redirect where nobody wants one, or the address stays', async () => {
  await expect(rename([true, false]).asked).resolves.toEqual({ withRedirect: false });
  const { confirm, asked } = rename([true], {
    ...mentions,
    newPath: '/docs/a/',
    linking: [],
    listing: [],
  });
  await expect(asked).resolves.toEqual({ withRedirect: false });
  expect(confirm).toHaveBeenLastCalledWith(expect.stringMatching(/No page links here\.$/));
});

it('offers no redirect for a draft, whose address nobody has', async () => {
  const { confirm, asked } = rename([true], { ...mentions, hasReaders: false });
  await expect(asked).resolves.toEqual({ withRedirect: false });
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('does nothing if the answer is no', async () => {
  await expect(rename([false]).asked).rejects.toThrow('was not moved, and not saved');
});
