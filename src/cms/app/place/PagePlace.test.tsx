import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import type { PageMover } from '../server/page-mover';
import { PagePlace } from './PagePlace';

const file = 'content/docs/a.mdx';
const mentions = {
  oldPath: '/docs/a/',
  newPath: '/docs/b/',
  linking: ['content/docs/c.mdx'],
  listing: ['content/glossary.yaml', 'content/sidebars.yaml'],
  ended: [],
  hasReaders: true,
};
const mover = {
  mentions: jest.fn<Promise<typeof mentions>, Parameters<PageMover['mentions']>>(),
  rename: jest.fn(() => Promise.resolve()),
  removal: jest.fn(),
  readersSee: 'with the files' as const,
  keepsSlug: false,
  deleteWith: null,
};
const onRenamed = jest.fn();

beforeEach(async () => {
  jest.clearAllMocks();
  mover.mentions.mockResolvedValue(mentions);
  const docs = [{ docId: 'ink/flow', file: 'content/docs/ink/flow.mdx' }];
  const sidebarSource = 'main:\n  - category: Ink\n    items:\n      - ink/flow\n';
  await knowSite({ docs, sidebarSource });
});

let isUnsaved = false;

function openPlace(hasChanges = false) {
  isUnsaved = hasChanges;
  render(
    <PagePlace
      {...{ file, onRenamed }}
      slug="a"
      mover={() => mover}
      hasChanges={() => isUnsaved}
      onHistory={null}
    />,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Rename or move …' }));
}

async function ask(name: string) {
  await openPlace();
  await userEvent.clear(screen.getByLabelText('New file name'));
  await userEvent.type(screen.getByLabelText('New file name'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}
const rename = () => userEvent.click(screen.getByRole('button', { name: 'Rename' }));

it('has what was typed saved before a rename, which reads the page again', async () => {
  await openPlace(true);
  expect(screen.getByRole('alert')).toHaveTextContent('Save your changes first');
  expect(screen.queryByLabelText('New file name')).toBeNull();
});

it('shows the new address while it is typed', async () => {
  await openPlace();
  const address = screen.getByText('Address').parentElement;
  expect(address).toHaveTextContent(/^Address\/docs\/a\/$/);
  await userEvent.selectOptions(screen.getByLabelText('Folder'), 'Ink (ink)');
  expect(address).toHaveTextContent(/^Address\/docs\/a\/ → \/docs\/ink\/a\/$/);
  await userEvent.type(screen.getByLabelText('New file name'), ' Lamp');
  expect(address).toHaveTextContent(/→ \/docs\/ink\/a-lamp\/$/);
  expect(screen.getByText(/Its title stays/)).toBeVisible();
});

it('says once what changes, and renames with a redirect', async () => {
  await ask('Wéave and more');
  const to = 'content/docs/weave-and-more.mdx';
  expect(mover.mentions).toHaveBeenCalledWith({ from: file, to });
  const changes = screen.getByRole('group', { name: 'What changes' });
  expect(changes).toHaveTextContent('1 page links to it and will be updatedcontent/docs/c.mdx');
  expect(changes).toHaveTextContent(
    '1 other file links to it and will be updatedcontent/glossary.yaml',
  );
  expect(changes).toHaveTextContent('In the sidebar it stays where it is.');
  expect(screen.getByLabelText(/^Send readers from \/docs\/a\/ to \/docs\/b\//)).toBeChecked();
  await rename();
  const withRedirect = true;
  expect(mover.rename).toHaveBeenCalledWith({ from: file, to, hash: '', withRedirect }, 'a');
  expect(onRenamed).toHaveBeenCalledWith('a', { from: file, to, effects: mentions, withRedirect });
});

it('moves a page to a folder that is chosen by its category, or to a new one', async () => {
  await openPlace();
  await userEvent.selectOptions(screen.getByLabelText('Folder'), 'Ink (ink)');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(mover.mentions).toHaveBeenLastCalledWith({ from: file, to: 'content/docs/ink/a.mdx' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.selectOptions(screen.getByLabelText('Folder'), 'A new folder …');
  await userEvent.type(
    screen.getByLabelText('Name of the new folder'),
    'Night trains/Sleeping cars',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const to = 'content/docs/night-trains/sleeping-cars/a.mdx';
  expect(mover.mentions).toHaveBeenLastCalledWith({ from: file, to });
});

it('offers no redirect where the address stays or nobody has it, and adds none that is not wanted', async () => {
  mover.mentions.mockResolvedValueOnce({ ...mentions, newPath: '/docs/a/', linking: [] });
  await ask('b');
  expect(screen.getByText(/its address stays \/docs\/a\/\.$/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  mover.mentions.mockResolvedValueOnce({ ...mentions, ended: [], hasReaders: false });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await rename();
  expect(onRenamed).toHaveBeenLastCalledWith('a', expect.objectContaining({ withRedirect: false }));
});

it('keeps what is typed until the rename: it is saved first, and nothing can be typed while it runs', async () => {
  await ask('b');
  isUnsaved = true;
  await rename();
  expect(await screen.findByRole('alert')).toHaveTextContent('Save your changes first');
  expect(mover.rename).not.toHaveBeenCalled();
  isUnsaved = false;
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  let finish = () => {};
  mover.rename.mockReturnValueOnce(new Promise((resolve) => (finish = () => resolve())));
  await rename();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Renaming' })).toBeVisible();
  finish();
  await waitFor(() => expect(onRenamed).toHaveBeenCalled());
});

it('says why a page was not renamed, and lets it be tried again', async () => {
  mover.rename.mockRejectedValueOnce(new Error('A page already exists.'));
  await ask('b');
  await rename();
  expect(await screen.findByRole('alert')).toHaveTextContent('A page already exists.');
  expect(screen.getByLabelText('New file name')).toHaveValue('b');
  expect(onRenamed).not.toHaveBeenCalled();
});

it('is closed by Escape, which leaves the name and the place in the page', async () => {
  await openPlace();
  expect(screen.getByLabelText('New file name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('New file name')).toBeNull();
  expect(screen.getByRole('button', { name: 'Rename or move …' })).toHaveFocus();
});
