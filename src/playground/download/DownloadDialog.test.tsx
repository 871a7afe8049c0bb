import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestAnswerer } from '../player/engine/answer-request';
import type { PlayerEngine } from '../player/use-player';
import { DownloadDialog } from './DownloadDialog';

beforeAll(() => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: true,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: () => Promise.resolve({ differences: [], bytes: { packed: 200_000, page: 600_000 } }),
    } as Response),
  );
});

const answerer = new RequestAnswerer();
const engine = {
  ask: (name: 'compile', request: { program: { source: string; files: Record<string, string> } }) =>
    answerer.answer({ id: 1, name, request }),
} as PlayerEngine;

function open(source: string, name: string | null = null): { onGoToLine: jest.Mock } {
  const onGoToLine = jest.fn();
  render(
    <DownloadDialog
      program={{ source, files: {} }}
      name={name}
      assets={new Map()}
      config={{}}
      engine={engine}
      onGoToLine={onGoToLine}
      onClosed={() => undefined}
    />,
  );
  return { onGoToLine };
}

const web = () => screen.findByRole('button', { name: /Game for the web/ });

test('a choice without a way on is mentioned with its line before the download', async () => {
  const { onGoToLine } = open('# title: A\n-> a\n=== a\n* [Go]\nYou go.\n');
  const list = await screen.findByRole('list');
  expect(screen.getByText(/the downloaded game has the same problems/)).toBeInTheDocument();
  await waitFor(async () => expect(await web()).toBeEnabled());
  await userEvent.click(within(list).getByRole('button', { name: /^Line [45]$/ }));
  expect(onGoToLine).toHaveBeenCalledWith(null, 5);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('errors are named at once, and there is no game to download', async () => {
  open('# title: A\n-> nowhere\n=== a\n* [Go]\nYou go.\n');
  expect(await screen.findByText(/has mistakes/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Line 2' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Line [45]$/ })).not.toBeInTheDocument();
  expect(await web()).toBeDisabled();
  expect(screen.getByRole('button', { name: /The ink alone/ })).toBeEnabled();
});

test.each([
  ['# title: Cats \\# 2 \\/\\/ the sequel\nText.\n-> END\n', 'Cats # 2 // the sequel'],
  ['Text.\n-> END\n', 'The Brass Key'],
])('%j leaves under the name that readers see', async (source, name) => {
  open(source, 'The Brass Key');
  expect(await screen.findByText(`Players see the story as “${name}”.`)).toBeInTheDocument();
});

test('what an import has left out is counted before players see the holes', async () => {
  open(
    '// From Twine. 2 things are marked “NOT CARRIED OVER:”.\n# title: A\n// NOT CARRIED OVER: (live:)\nText.\n// NOT CARRIED OVER: (click:)\n-> END\n',
  );
  expect(
    await screen.findByText(/^2 things of the story that was imported are not carried over/),
  ).toBeVisible();
});

test('a story without problems says nothing', async () => {
  open('# title: A\n* [Go]\nYou go.\n-> END\n');
  expect(await web()).toBeInTheDocument();
  expect(screen.queryByText(/problems|mistakes/)).not.toBeInTheDocument();
});

test('a download is confirmed by its name', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:ink', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = jest.fn();
  open('# title: The Lamp\n* [Go]\nYou go.\n-> END\n');
  await userEvent.click(screen.getByRole('button', { name: /The ink alone/ }));
  expect(await screen.findByText('Downloaded: the-lamp.ink')).toBeVisible();
});
