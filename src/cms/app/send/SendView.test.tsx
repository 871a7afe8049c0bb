import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knowSite } from '../../../../testing/know-site';
import type { SendFailure, SendState } from '../../protocol/send-protocol';
import { siteProblems } from '../problems-bar/site-problems';
import { SendView } from './SendView';
import type { SendServer } from './send-server';

const commit = { id: 'c1', subject: 'Light it', author: 'Ada', date: '2026-01-02T12:00:00Z' };
const state: SendState = {
  obstacle: null,
  author: 'Ada <ada@example.org>',
  branch: 'main',
  ownBranch: null,
  mainBranch: 'main',
  remote: {
    name: 'origin',
    address: 'https://github.com/a/b',
    forkPage: 'https://github.com/a/b/fork',
  },
  changes: [
    { path: 'content/glossary.yaml', kind: 'changed' },
    { path: 'content/docs/lamp.mdx', kind: 'changed' },
    { path: 'content/docs/new.mdx', kind: 'renamed', formerPath: 'content/docs/old.mdx' },
    { path: 'content/docs/gone.mdx', kind: 'deleted' },
    { path: 'static/img/x.svg', kind: 'new' },
  ],
  others: ['src/code.ts'],
  waiting: [],
  canUndo: false,
  isPushed: false,
  sent: [],
  request: null,
  theirs: { ofMain: [], ofBranch: [] },
};
const own: Partial<SendState> = { branch: 'write/light-it', ownBranch: 'desk', changes: [] };
const waiting: Partial<SendState> = { ...own, waiting: [{ ...commit, files: [] }], canUndo: true };

async function open(
  first: Partial<SendState>,
  then: Partial<SendState> = first,
  failure: SendFailure | null = null,
  remote: Promise<void> = Promise.resolve(),
) {
  const after = () => Promise.resolve({ state: { ...state, ...then }, failure });
  const fetched = () => remote.then(() => ({ state: { ...state, ...first }, failure: null }));
  const textsOf = (path: string) =>
    path.endsWith('gone.mdx')
      ? { before: '---\ntitle: The old lamp\n---\n', after: null }
      : { before: 'Dark.\n', after: 'Lit.\n' };
  const server = {
    state: jest.fn(() => Promise.resolve({ ...state, ...first })),
    difference: jest.fn((path: string) => Promise.resolve(textsOf(path))),
    usersOf: jest.fn((_: string) => Promise.resolve([])),
    send: jest.fn((_: string, __: boolean) => after()),
    push: jest.fn(after),
    undo: jest.fn((_: string) => after()),
    fetch: jest.fn(fetched),
  } satisfies SendServer;
  const docs = [
    { docId: 'lamp', file: 'content/docs/lamp.mdx', path: '/docs/lamp/', title: 'The lamp' },
  ];
  await knowSite({ docs });
  render(<SendView server={server} />);
  await screen.findByText(/^(?:What you have changed|Git is not installed)$/);
  return server;
}
const button = (name: string) => screen.getByRole('button', { name });
const sentence = () => screen.getByRole('textbox', { name: /in one sentence/ });

afterEach(() => act(() => siteProblems.set([])));

it('lists what has changed, with problems first, and the difference', async () => {
  const problem = {
    severity: 'error',
    line: 1,
    message: 'It is wrong.',
    hint: 'Mend it.',
  } as const;
  siteProblems.set([{ ...problem, file: 'content/glossary.yaml' }]);
  const server = await open({});
  await screen.findByRole('heading', { name: 'The old lamp' });
  const [list] = screen.getAllByRole('list');
  const items = [...(list?.children ?? [])].map(({ textContent }) => textContent);
  expect(items).toEqual([
    expect.stringMatching(
      /^Changed fileGlossarycontent\/glossary\.yaml.*1 problem that stops a build/,
    ),
    expect.stringMatching(/^Changed pageThe lamp\/docs\/lamp\//),
    expect.stringMatching(/^Renamed pagenew.*old\.mdx → content\/docs\/new\.mdx/),
    expect.stringMatching(/^Deleted pageThe old lamp\/docs\/gone\//),
    expect.stringMatching(/^New picturex\.svg.*No page shows it\./),
  ]);
  expect(screen.getByRole('link', { name: 'The lamp' })).toHaveAttribute(
    'href',
    '#/collections/pages/entries/lamp',
  );
  await userEvent.click(screen.getByText(/in The lamp/));
  const texts = await screen.findByRole('region', { name: 'Before and after: The lamp' });
  expect(within(texts).getByRole('deletion')).toHaveTextContent('Dark.');
  expect(within(texts).getByRole('insertion')).toHaveTextContent('Lit.');
  expect(server.difference).toHaveBeenCalledWith('content/docs/lamp.mdx');
  expect(screen.getByText('1 other file, not sent in')).toBeVisible();
});

it('sends it to a new branch with one sentence, and leads to the pull request', async () => {
  const address = 'https://github.com/a/b/compare/main...write/light-it?expand=1';
  const server = await open(
    {},
    { ...own, isPushed: true, request: { name: 'pull request', address } },
  );
  expect(screen.getByText(/It goes to a new branch, so/)).toHaveTextContent('main stays as it is');
  await userEvent.type(sentence(), 'Light it');
  await userEvent.click(button('Send it in'));
  expect(server.send).toHaveBeenCalledWith('Light it', false);
  expect(await screen.findByRole('link', { name: 'Open the pull request' })).toHaveAttribute(
    'href',
    address,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText('Nothing since the last commit.')).toBeVisible();
});

it('sends at Enter, also while the remote does not answer', async () => {
  let answer = () => {};
  const server = await open({}, { ...own }, null, new Promise((resolve) => (answer = resolve)));
  expect(button('Look again')).toBeDisabled();
  await userEvent.type(sentence(), 'Light it{Enter}');
  expect(server.send).toHaveBeenCalledWith('Light it', false);
  act(answer);
  await waitFor(() => expect(button('Look again')).toBeEnabled());
});

it('asks where it goes if there is a branch to go on with', async () => {
  const server = await open({ branch: 'fixes', ownBranch: 'author' });
  await userEvent.type(sentence(), 'Fix it');
  await userEvent.click(screen.getByRole('radio', { name: /To a new branch/ }));
  await userEvent.click(button('Send it in'));
  expect(server.send).toHaveBeenCalledWith('Fix it', true);
});

it('offers to push what waits, and to take it back', async () => {
  const server = await open(waiting, own);
  expect(screen.getByRole('region', { name: 'Only on this computer' })).toHaveTextContent(
    'write/light-it, and not pushed yet:Light it',
  );
  await userEvent.click(button('Undo “Light it”'));
  expect(server.undo).toHaveBeenCalledWith('c1');
  expect(screen.queryByRole('region', { name: 'Only on this computer' })).toBeNull();
});

it.each<[SendFailure['reason'], RegExp]>([
  ['network', /origin did not answer.*Press “Push” below when you are/],
  ['credentials', /git push -u origin write\/light-it/],
  ['denied', /Make a fork.*git remote add fork/s],
  ['behind', /git pull --rebase origin write\/light-it/],
  ['name-taken', /git branch -m write\/light-it-2/],
])('says after a push that failed what to do: %s', async (reason, words) => {
  const failure = { step: 'push', reason, said: 'fatal: no' } as const;
  const server = await open(waiting, waiting, failure);
  await userEvent.click(button('Push'));
  expect(server.push).toHaveBeenCalled();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Committed, but not pushed yet');
  expect(alert).toHaveTextContent(words);
  expect(alert).toHaveTextContent('fatal: no');
});

it('keeps the sentence if a hook refuses the commit', async () => {
  const failure = { step: 'commit', reason: 'hook', said: 'Too long.' } as const;
  await open({}, {}, failure);
  await userEvent.type(sentence(), 'Light it');
  await userEvent.click(button('Send it in'));
  expect(screen.getByRole('alert')).toHaveTextContent('Your files are as they were.');
  expect(sentence()).toHaveValue('Light it');
});

it('lists what others have changed, and says where both have', async () => {
  const files = ['content/docs/lamp.mdx', 'content/docs/b.mdx'];
  const theirs = [{ ...commit, author: 'Bo', files, shared: files.slice(0, 1) }];
  const server = await open({ theirs: { ofMain: theirs, ofBranch: [] } });
  const region = screen.getByRole('region', { name: 'What others have changed' });
  expect(region).toHaveTextContent('lamp.mdx you have changed it, too');
  expect(region).not.toHaveTextContent('b.mdx you have');
  await userEvent.click(button('Look again'));
  expect(server.fetch).toHaveBeenCalledTimes(2);
});

it('says what is missing, and offers nothing else', async () => {
  const server = await open({ obstacle: { kind: 'no-git', said: '' }, remote: null });
  expect(screen.getByRole('link', { name: 'Download Git' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.fetch).not.toHaveBeenCalled();
});
