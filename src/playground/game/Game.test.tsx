import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { compileInk } from '../../ink/compile/compile-ink';
import { gameDe } from '../../config/messages/game-de';
import { RequestAnswerer } from '../player/engine/answer-request';
import type { RequestMessage } from '../player/engine/protocol';
import type { PlayerEngine } from '../player/use-player';
import type { Settings } from '../player/state/settings';
import type { GameData } from '../download/game-data';
import { Game } from './Game';
import { versionsOf } from './game-versions';

const compile = (title: string, choice: string, line: string): string =>
  compileInk({
    source: `# title: ${title}\n+ [${choice}]\n- ${line}\n+ [1] -> END\n`,
    files: {},
  }).story!.ToJson()!;

const one: GameData = {
  title: 'Tide',
  story: compile('Tide', 'Go', 'You go.'),
  ...{ files: {}, fonts: {}, css: null },
};
const several: GameData = {
  ...one,
  code: 'en',
  languages: [
    { code: 'de', title: 'Ebbe', story: compile('Ebbe', 'Los', 'Du gehst.'), words: gameDe },
    { code: 'ar', title: 'جزر', story: compile('جزر', 'اذهب', 'تذهب.') },
  ],
};

/** Opens a game for a reader of these languages; returns what is kept. */
function open(data: GameData, read: readonly string[], first: Partial<Settings> = {}): jest.Mock {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(read);
  const answerer = new RequestAnswerer({ gameId: 'game', values: new Map() });
  const engine = {
    ask: (name: RequestMessage['name'], request: object) =>
      answerer.answer({ id: 1, name, request } as RequestMessage),
    stop: () => undefined,
    onWait: () => () => undefined,
  } as unknown as PlayerEngine;
  const keep = jest.fn();
  const versions = versionsOf(data);
  const start = { screen: 'title', moves: [], seed: 1 } as const;
  const settings = { first, keep };
  render(<Game {...{ engine, versions, start, settings }} isWholePage isKept notes={null} />);
  return keep;
}

const language = (name = 'Language') => screen.findByRole('combobox', { name });
/** A line of the story; screen readers are told it, too. */
const line = (text: string) => screen.findByText(text, { selector: '.paragraph' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});

test('begins in the language of its reader, and in the middle changes to another one', async () => {
  const keep = open(several, ['de-AT', 'en']);
  expect(await language('Sprache')).toHaveDisplayValue('Deutsch');
  expect(screen.getAllByRole('option').map(({ lang }) => lang)).toEqual(['en', 'de', 'ar']);
  await waitFor(() => expect(document.title).toBe('Ebbe'));
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  await press('Neues Spiel');
  await press('Los');
  expect(await line('Du gehst.')).toBeVisible();
  expect(keep).not.toHaveBeenCalled();

  await press('Menü');
  const menu = screen.getByRole('dialog', { name: 'Menü' });
  expect(menu.closest('[lang]')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('button', { name: 'Spiel verlassen' })).toBeVisible();
  await userEvent.selectOptions(await language('Sprache'), 'العربية');
  expect(screen.getByRole('button', { name: 'Quit game' })).toBeVisible();
  expect(await line('تذهب.')).toBeVisible();
  expect(screen.queryByText('Du gehst.', { selector: '.paragraph' })).not.toBeInTheDocument();
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'ar' }));
  expect(document.title).toBe('جزر');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  // Without words in its language, the player says those of the site.
  expect((await language()).closest('[lang]')).toHaveAttribute('dir', 'ltr');
  await userEvent.selectOptions(await language(), 'English');
  expect(await line('You go.')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

test('begins in the language that was chosen before, unless it is gone', async () => {
  open(several, ['de'], { language: 'ar' });
  expect(await language()).toHaveValue('ar');
});

test('a language that is gone is none', async () => {
  open(several, ['fr', 'en'], { language: 'nl' });
  expect(await language()).toHaveValue('en');
});

test('a translation that cannot be played gives way to the original', async () => {
  const broken = { ...several, languages: [{ code: 'de', title: 'Ebbe', story: '{}' }] };
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  open(broken, ['de', 'en']);
  expect(await screen.findByRole('button', { name: 'New game' })).toBeVisible();
  expect(await language()).toHaveValue('en');
});

test('an original in a language that nobody has named is called so', async () => {
  open({ ...several, code: null }, ['en', 'de']);
  expect(await language()).toHaveDisplayValue('Original');
  expect(document.documentElement).toHaveAttribute('lang', 'und');
});

test('a game whose original is in another language has the words of that', async () => {
  const story = compile('Ebbe\n# saves: 1', 'Los', 'Du gehst.');
  open({ ...one, story, code: 'de', words: gameDe }, ['en']);
  await press('Neues Spiel');
  expect(
    await screen.findByRole('region', { name: 'Die Geschichte „Ebbe“, gespielt' }),
  ).toBeVisible();
  await press('Menü');
  await press('Spiel speichern');
  await press('Neuer Spielstand');
  await press('Menü');
  await press('Spiel laden');
  expect(screen.getByRole('button', { name: /^Spielstand 1 ?\d{2}\.\d{2}\.\d{4}/ })).toBeVisible();
});

test('a game in one language has no menu for it, and the page keeps its language', async () => {
  const keep = open(one, ['de']);
  await press('New game');
  await press('Menu');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sound' }));
  expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('lang');
  expect(keep.mock.lastCall).toEqual([expect.not.objectContaining({ language: 'en' })]);
});
