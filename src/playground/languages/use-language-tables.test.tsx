import { Blob as NodeBlob } from 'node:buffer';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { PLAYER_PLACE, type Translation } from '../../ink/languages/language-table';
import { ProjectFilesProvider, type ProjectFiles } from '../files/project-files';
import { translationJournal } from './translation-journal';
import { useLanguageTables } from './use-language-tables';

// What browsers have and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder, Blob: NodeBlob });

jest.mock('../projects/use-extras', () => ({
  useExtras: () => ({ extras: { config: { language: 'fr' } } }),
}));

const project = {
  program: { source: 'Rain.\nSun.\n-> END\n', files: {} },
  projectId: 'p1',
  title: 'Sea',
};
const entry = (original: string, text: string): Translation => ({
  ...{ place: '', original, text },
  isToCheck: false,
});

/** What the browser has stored, and whether it stores more. */
let stored: ReadonlyMap<string, Blob> = new Map();
let isRefusing = false;

function Project({ children }: { children: ReactNode }) {
  const [files, setFiles] = useState(stored);
  const value: Partial<ProjectFiles> = {
    ...{ files, isLoaded: true, isReadOnly: false },
    put: (added) => {
      if (isRefusing) return Promise.resolve(false);
      stored = new Map([...stored, ...added]);
      setFiles(stored);
      return Promise.resolve(true);
    },
  };
  return <ProjectFilesProvider value={value as ProjectFiles}>{children}</ProjectFilesProvider>;
}

/** Opens the page, in which the tables are read. */
const open = () => renderHook(() => useLanguageTables(project), { wrapper: Project });
const german = ({ current }: ReturnType<typeof open>['result']) =>
  current.tables
    ?.get('de')
    ?.entries.filter(({ place }) => place !== PLAYER_PLACE)
    .map(({ text }) => text);
const fileOf = async () => await stored.get('languages/de.po')?.text();
const journal = translationJournal('p1');

beforeEach(() => {
  localStorage.clear();
  stored = new Map();
  isRefusing = false;
});

test('what was typed before the page was left is there again, and is stored', async () => {
  journal.note('de', entry('Rain.', 'Regen.'));
  const { result } = open();
  await waitFor(() => expect(german(result)).toEqual(['Regen.']));
  await waitFor(async () => expect(await fileOf()).toContain('msgstr "Regen."'));
  await waitFor(() => expect(journal.read()).toEqual({}));
});

test('what is typed is kept until it is stored, however often the page is left', async () => {
  isRefusing = true;
  const first = open();
  await waitFor(() => expect(first.result.current.tables).not.toBeNull());
  act(() => first.result.current.write('de', entry('Rain.', 'Reg')));
  act(() => first.result.current.write('de', entry('Rain.', 'Regen.')));
  await waitFor(() => expect(first.result.current.isRefused).toBe(true));
  expect(journal.read()).toEqual({ de: [entry('Rain.', 'Regen.')] });
  first.unmount();

  const second = open();
  await waitFor(() => expect(german(second.result)).toEqual(['Regen.']));
  act(() => second.result.current.write('de', entry('Sun.', 'Sonne.')));
  expect(german(second.result)).toEqual(['Regen.', 'Sonne.']);
  isRefusing = false;
  act(() => second.result.current.write('de', entry('Sun.', 'Die Sonne.')));
  await waitFor(() => expect(journal.read()).toEqual({}));
  expect(await fileOf()).toMatch(/msgstr "Regen."[^]*msgstr "Die Sonne."/);
});

test('a file that cannot be read keeps what was typed, and stays as it is', async () => {
  stored = new Map([['languages/de.po', new Blob(['msgid "a"\nmsgstr "'])]]);
  journal.note('de', entry('Rain.', 'Regen.'));
  const { result } = open();
  await waitFor(() => expect(result.current.problems).toHaveLength(1));
  expect(german(result)).toBeUndefined();
  expect(journal.read()).toEqual({ de: [entry('Rain.', 'Regen.')] });
  expect(await fileOf()).toBe('msgid "a"\nmsgstr "');
});

test('a table in the language of the original has only the words of the player', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.tables).not.toBeNull());
  const start = { ...entry('New game', 'Nouvelle partie'), place: PLAYER_PLACE };
  act(() => result.current.write('fr', start));
  act(() => result.current.write('de', start));
  await waitFor(() =>
    expect([...stored.keys()].sort()).toEqual(['languages/de.po', 'languages/fr.po']),
  );
  const french = await stored.get('languages/fr.po')?.text();
  expect(french).toContain('msgid "New game"\nmsgstr "Nouvelle partie"');
  expect(french).not.toContain('Rain.');
  expect(await fileOf()).toContain('msgid "Rain."\nmsgstr ""');
});
