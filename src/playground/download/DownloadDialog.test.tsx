import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { gameDe } from '../../config/messages/game-de';
import { PLAYER_PLACE } from '../../ink/languages/language-table';
import { RequestAnswerer } from '../player/engine/answer-request';
import type { PlayerEngine } from '../player/use-player';
import { DownloadDialog } from './DownloadDialog';
import type { EngineConfig } from './engine-project';
import type { GameData } from './game-data';
import type { OfferedLanguage } from './game-languages';

// jsdom’s blobs cannot be read.
jest.mock('./zip-files', () => ({ zipFiles: () => Promise.resolve(new Blob(['zip'])) }));

beforeAll(() => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: true,
      headers: new Headers({ 'content-type': 'application/json' }),
      text: () => Promise.resolve(''),
      json: () => Promise.resolve({ differences: [], bytes: { packed: 200_000, page: 600_000 } }),
    } as Response),
  );
});

const answerer = new RequestAnswerer();
const engine = {
  ask: (name: 'compile', request: { program: { source: string; files: Record<string, string> } }) =>
    answerer.answer({ id: 1, name, request }),
} as PlayerEngine;

function open(
  source: string,
  name: string | null = null,
  languages: readonly OfferedLanguage[] = [],
  config: EngineConfig = {},
): { onGoToLine: jest.Mock } {
  const onGoToLine = jest.fn();
  render(
    <DownloadDialog
      program={{ source, files: {} }}
      name={name}
      assets={new Map()}
      config={config}
      engine={engine}
      languages={languages}
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

describe('a story with translations', () => {
  const english = '# title: Tide\n* [Go]\nYou go.\n-> END\n';
  const offer = (code: string, done: number, source: string): OfferedLanguage => ({
    ...{ code, done, total: 1200, program: () => ({ source, files: {} }) },
    table: { code, entries: [], kept: [] },
  });
  const german = offer('de', 1200, '# title: Ebbe\n* [Los]\nDu gehst.\n-> END\n');
  const arabic = offer('ar', 12, '# title: جزر\n* [Go]\nYou go.\n-> END\n');
  const none = offer('nl', 0, english);

  /** What a click on a way downloads. */
  async function downloaded(way: string): Promise<{ name: string; text: string }> {
    let made: Blob | undefined;
    let name = '';
    const createObjectURL = (blob: Blob): string => {
      made = blob;
      return 'blob:game';
    };
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      name = this.download;
    };
    const button = await screen.findByRole('button', { name: new RegExp(way) });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await screen.findByText(/^Downloaded/);
    const reader = new FileReader();
    const isRead = new Promise((resolve) => (reader.onload = resolve));
    reader.readAsText(made!);
    await isRead;
    return { name, text: reader.result as string };
  }

  const dataIn = (page: string): GameData =>
    JSON.parse(/window\.atramentGame = (.*);\n/.exec(page)?.[1] ?? '') as GameData;

  test('offers them by their own names, and takes those that are begun', async () => {
    open(english, null, [german, arabic, none]);
    const box = (name: string) => screen.findByRole('checkbox', { name });
    expect(await box('Deutsch')).toBeChecked();
    expect(await box('Deutsch')).toHaveAccessibleDescription('All 1,200 texts are translated.');
    expect(await box('العربية')).toHaveAccessibleDescription(
      '12 of 1,200 texts are translated. The rest is in the original.',
    );
    expect(await box('Nederlands')).not.toBeChecked();
    expect(screen.getByText(/does not say which language the original is in/)).toBeVisible();
    await userEvent.click(await box('العربية'));
    const { languages, code } = dataIn((await downloaded('One file')).text);
    expect(languages?.map(({ code: one, title }) => [one, title])).toEqual([['de', 'Ebbe']]);
    expect(languages?.[0]?.story).toContain('Du gehst.');
    expect(code).toBeNull();
  });

  test('the words of the player go with each language, and with an original that has any', async () => {
    const withWord = (one: OfferedLanguage, text: string): OfferedLanguage => {
      const entry = { place: PLAYER_PLACE, original: 'New game', text, isToCheck: false };
      return { ...one, table: { ...one.table, entries: [entry] } };
    };
    const french = withWord(offer('fr', 1200, english), 'Nouvelle partie');
    open(english, null, [withWord(german, 'Los'), french], { language: 'fr' });
    await screen.findByRole('checkbox', { name: 'Deutsch' });
    expect(screen.queryByRole('checkbox', { name: 'Français' })).not.toBeInTheDocument();
    const { languages, code, words } = dataIn((await downloaded('One file')).text);
    expect([code, words]).toEqual(['fr', { 'New game': 'Nouvelle partie' }]);
    expect(languages?.map((one) => [one.code, one.words])).toEqual([['de', { 'New game': 'Los' }]]);
  });

  test.each([
    ['ua', 'uk', 'Нова гра'],
    ['de', 'de', gameDe['New game']],
    ['en', undefined, undefined],
    ['fr', undefined, undefined],
  ])(
    'an original in “%s” without a table has the words of this site',
    async (language, tag, text) => {
      open(english, null, [], { language });
      const data = dataIn((await downloaded('One file')).text);
      expect([data.code, data.words?.['New game']]).toEqual([tag, text]);
      expect('words' in data).toBe(text !== undefined);
    },
  );

  test('one with mistakes is named, with its lines, and left out', async () => {
    const broken = offer('fr', 3, '# title: Marée\n* [Aller]\n-> nowhere\n');
    const { onGoToLine } = open(english, null, [german, broken]);
    expect(await screen.findByText(/^Français has mistakes, so it is left out/)).toBeVisible();
    expect(screen.queryByText(/^Deutsch has mistakes/)).not.toBeInTheDocument();
    const { languages } = dataIn((await downloaded('One file')).text);
    expect(languages?.map(({ code }) => code)).toEqual(['de']);
    await userEvent.click(screen.getByRole('button', { name: 'Line 3' }));
    expect(onGoToLine).toHaveBeenCalledWith(null, 3);
  });

  test('an Atrament project is in one of them', async () => {
    open(english, null, [german, arabic]);
    const choice = await screen.findByRole('combobox', { name: /Atrament project/ });
    await userEvent.selectOptions(choice, 'Deutsch');
    const { name } = await downloaded('Atrament project');
    expect(name).toBe('ebbe-de-project.zip');
    await userEvent.selectOptions(choice, 'Original');
    expect((await downloaded('Atrament project')).name).toBe('tide-project.zip');
  });

  test('so is the proof copy', async () => {
    open(english, null, [german]);
    const choice = await screen.findByRole('combobox', { name: /proof copy/ });
    await userEvent.selectOptions(choice, 'Deutsch');
    const { name, text } = await downloaded('Proof copy');
    expect(name).toBe('ebbe-de-proof.html');
    expect(text).toContain('<html lang="de"');
    expect(text).toContain('Du gehst.');
  });

  test('without any, a game has not one byte of it', async () => {
    open(english);
    const { text } = await downloaded('One file');
    expect(Object.keys(dataIn(text))).toEqual([
      'title',
      'story',
      'files',
      'fonts',
      'css',
      'source',
    ]);
    expect(screen.queryByRole('heading', { name: 'Languages' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
