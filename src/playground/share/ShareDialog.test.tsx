import { Blob as NodeBlob } from 'node:buffer';
import { TextDecoder, TextEncoder } from 'node:util';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestAnswerer } from '../player/engine/answer-request';
import type { StoryProgram } from '../../ink/story/story-program';
import type { OfferedLanguage } from '../download/game-languages';
import type { PlayerEngine } from '../player/use-player';
import { ShareDialog } from './ShareDialog';
import { decodeShareHash } from './share-link';

// What browsers have and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder, Blob: NodeBlob });

const answerer = new RequestAnswerer();
const engine = {
  ask: (name: 'compile', request: { program: { source: string; files: Record<string, string> } }) =>
    answerer.answer({ id: 1, name, request }),
} as PlayerEngine;

function open(
  source: string,
  assets: ReadonlyMap<string, Blob> = new Map(),
  name: string | null = null,
  languages: readonly OfferedLanguage[] = [],
) {
  const onDownload = jest.fn();
  render(
    <ShareDialog
      program={{ source, files: {} }}
      name={name}
      assets={assets}
      config={{}}
      languages={languages}
      view={{ moves: [0], seed: 3 }}
      engine={engine}
      address={() => new URL('https://site.example/playground/')}
      leftOut={() => Promise.resolve('One file stays here.')}
      onDownload={onDownload}
      onClosed={() => undefined}
    />,
  );
  return { onDownload };
}

/** The compiler is loaded first. */
const PATIENCE = { timeout: 20_000 };
let copied = '';

/** A clipboard that only tells what it got. */
function setUp() {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied = text;
    return Promise.resolve();
  });
  return user;
}

const copyPlay = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Copy the link: A link to play' });
    expect(button).toBeEnabled();
    return button;
  }, PATIENCE);
const copyText = () =>
  screen.findByRole('button', { name: 'Copy the link: A link to the text' }, PATIENCE);

test('a link to play is copied, and the window says who takes it', async () => {
  const user = setUp();
  open('A road.\n* [On] -> END\n');
  await user.click(await copyPlay());
  expect(await screen.findByText('The link is in the clipboard.')).toBeInTheDocument();
  expect(copied).toMatch(/\/play\/#play=1\./);
  expect(screen.getByText(/^\d+ characters: Discord/)).toHaveTextContent(`${copied.length}`);
});

test('the window says what readers call the story', async () => {
  open('A road.\n* [On] -> END\n', new Map(), 'The Brass Key');
  expect(await screen.findByText(/Players see the story as “The Brass Key”\./)).toBeInTheDocument();
});

test('a link to the text has the moment, and what it leaves out is said', async () => {
  const user = setUp();
  open('A road.\n* [On] -> END\n');
  expect(await screen.findByText('One file stays here.')).toBeInTheDocument();
  await user.click(await copyText());
  expect(copied).toMatch(/^https:\/\/site\.example\/playground\/#/);
});

test('pictures go with the link or stay, and what does not fit is named', async () => {
  const user = setUp();
  open(
    '# IMAGE: a.png\n# IMAGE: film.mp4\nA road.\n* [On] -> END\n',
    new Map([
      ['a.png', new Blob(['picture'])],
      ['film.mp4', new Blob(['film'])],
      ['unused.png', new Blob(['unused'])],
    ]),
  );
  const box = await screen.findByRole('checkbox', { name: /Put a picture or sound into the link/ });
  expect(screen.getByText(/^Not in the link: film\.mp4\./)).toBeInTheDocument();
  await user.click(await copyPlay());
  const long = copied;
  await user.click(box);
  expect(screen.getByText(/^Not in the link: a\.png, film\.mp4\./)).toBeInTheDocument();
  await user.click(await copyPlay());
  expect(copied.length).toBeLessThan(long.length);
});

test('whatever is chosen, nothing comes or goes above the button that copies', async () => {
  const user = setUp();
  open('# IMAGE: a.png\nA road.\n* [On] -> END\n', new Map([['a.png', new Blob(['picture'])]]));
  const button = await copyPlay();
  const above = (): (string | null)[] => {
    const children = Array.from(screen.getByRole('region', { name: 'A link to play' }).children);
    return children
      .slice(
        0,
        children.findIndex((one) => one.contains(button)),
      )
      .map((one) => one.textContent);
  };
  const before = above();
  for (const name of [/^For testers/, /^Put a picture or sound into the link/]) {
    await user.click(screen.getByRole('checkbox', { name }));
    await copyPlay();
    expect(above()).toEqual(before);
  }
});

test('a story with mistakes has no link to play, and still one to its text', async () => {
  open('-> nowhere\n');
  expect(await screen.findByText(/has mistakes/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /A link to play/ })).not.toBeInTheDocument();
  expect(await copyText()).toBeInTheDocument();
});

test('where the clipboard is refused, the link can be copied by hand', async () => {
  const user = setUp();
  open('A road.\n* [On] -> END\n');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused.'));
  await user.click(await copyPlay());
  expect(await screen.findByRole('textbox', { name: 'Copy this link:' })).toHaveFocus();
});

test('what is too large for a link leads to the download', async () => {
  const { onDownload } = open('A road.\n* [On] -> END\n');
  await userEvent.click(screen.getByRole('button', { name: 'Download the game' }));
  expect(onDownload).toHaveBeenCalled();
});

test('translations go with the link or stay', async () => {
  const user = setUp();
  const entries = [{ place: '', original: 'A road.', text: 'Ein Weg.', isToCheck: false }];
  const german = { code: 'de', done: 1, total: 2, table: { code: 'de', entries, kept: [] } };
  const dutch = { code: 'nl', done: 0, total: 2, table: { code: 'nl', entries: [], kept: [] } };
  const french = { code: 'fr', done: 2, total: 2, table: { code: 'fr', entries: [], kept: [] } };
  const program = (): StoryProgram => ({ source: 'Ein Weg.\n-> END\n', files: {} });
  open('A road.\n* [On] -> END\n', new Map(), null, [
    { ...german, program },
    { ...dutch, program },
    { ...french, program: () => ({ source: '-> nowhere\n', files: {} }) },
  ]);
  expect(await screen.findByText(/^French has mistakes/)).toBeInTheDocument();
  const languages = async () => {
    await user.click(await copyPlay());
    const read = await decodeShareHash(new URL(copied).hash);
    return read.isOk && (read.value.extras?.languages?.map(({ code }) => code) ?? []);
  };
  await waitFor(async () => expect(await languages()).toEqual(['de']));
  expect(screen.getByRole('checkbox', { name: /Dutch/ })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /German .* \(1 of 2 texts/ }));
  await waitFor(async () => expect(await languages()).toEqual([]));
  expect(screen.queryByText(/^Not in the link/)).not.toBeInTheDocument();
});
