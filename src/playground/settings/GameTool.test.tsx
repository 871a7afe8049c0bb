import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace } from '../../../testing/fake-workspace';
import { useState } from 'react';
import { selectCompletionWords } from '../../docs/reference/select-completion-words';
import type { StoryProgram } from '../../ink/story/story-program';
import { ProjectFilesProvider } from '../files/project-files';
import { createMemoryStorage } from '../projects/memory-storage';
import { readExtras } from '../projects/project-extras';
import { GameTool } from './GameTool';

const mockWords = {
  current: null as ReturnType<typeof selectCompletionWords> | null,
};
jest.mock('../editor/use-completion-words', () => ({
  useCompletionWords: () => mockWords.current,
}));

const mockManager = {
  storage: { ...createMemoryStorage(), isLasting: true },
  makeOwn: () => Promise.resolve('abcd'),
};
jest.mock('../projects/use-project-manager', () => ({
  useOpenProject: () => ({ manager: mockManager, state: { project: { id: 'abcd' } } }),
}));
const keys = [
  { name: 'language', summary: 'Sets the language.', value: 'identifier', default: 'en' },
  {
    name: 'game.format',
    summary: 'Form of the compiled story.',
    value: 'json or js',
    values: [
      { name: 'json', summary: 'Data.' },
      { name: 'js', summary: 'A script.' },
    ],
  },
];
globalThis.fetch = jest.fn(() =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(keys) } as Response),
);

const entry = { kind: 'global-tag', summary: 'About it.', page: 'x', handledBy: [] } as const;
mockWords.current = selectCompletionWords([
  { ...entry, name: 'title', value: 'text', default: 'Atrament UI' },
  { ...entry, name: 'hypertext', default: 'off' },
  { ...entry, name: 'theme', value: 'name of a theme' },
  { ...entry, name: 'font', value: 'name of a font' },
  { ...entry, name: 'observe', value: 'name of an ink variable', repeatable: true },
  {
    ...entry,
    name: 'scenes_align',
    value: 'one word',
    values: [
      { value: 'top', summary: 'Top.' },
      { value: 'bottom', summary: 'Bottom.' },
    ],
    default: 'center',
  },
] as unknown as Parameters<typeof selectCompletionWords>[0]);

const changes: string[] = [];

function Form({ first, paths = [] }: { first: string; paths?: string[] }) {
  const [program, setProgram] = useState<StoryProgram>({ source: first, files: {} });
  const project = {
    files: new Map(paths.map((path) => [path, new Blob()])),
    isReadOnly: false,
    put: () => Promise.resolve(true),
    rename: () => Promise.resolve(true),
    remove: () => Promise.resolve(true),
    openGame: () => Promise.resolve(true),
    restore: () => Promise.resolve(null),
  };
  return (
    <ProjectFilesProvider value={project}>
      <GameTool
        program={program}
        view={null}
        isShown
        workspace={fakeWorkspace()}
        onMarkLines={() => undefined}
        onChange={(next) => {
          changes.push(next.source);
          setProgram(next);
        }}
      />
    </ProjectFilesProvider>
  );
}

beforeEach(() => changes.splice(0));

test('the form shows the tags of the story', () => {
  render(<Form first={'# title: Low tide\n# hypertext\n# scenes_align: bottom\nText'} />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Low tide');
  expect(screen.getByRole('checkbox', { name: 'Hypertext' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Scenes align' })).toHaveValue('bottom');
  expect(screen.queryByLabelText('Observe')).not.toBeInTheDocument();
});

test('each field writes its tag, and leaves all others', async () => {
  render(<Form first={'# mine: 1\n# observe: x\nText'} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Low tide');
  expect(changes.at(-1)).toBe('# mine: 1\n# observe: x\n# title: Low tide\nText');
  changes.splice(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hypertext' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Scenes align' }), 'top');
  expect(changes).toEqual([
    '# mine: 1\n# observe: x\n# title: Low tide\n# hypertext\nText',
    '# mine: 1\n# observe: x\n# title: Low tide\n# hypertext\n# scenes_align: top\nText',
  ]);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hypertext' }));
  expect(changes.at(-1)).toBe('# mine: 1\n# observe: x\n# scenes_align: top\nText');
});

test('typed text is in the story before its field is left, where its tag was', async () => {
  render(<Form first={'# title: Tide\n# author: Me\nText'} />);
  const title = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'The ');
  expect(title).toHaveValue('The ');
  expect(changes.at(-1)).toBe('# title: The\n# author: Me\nText');
  await userEvent.clear(title);
  await userEvent.tab();
  expect(changes.at(-1)).toBe('# author: Me\nText');
});

test('themes and fonts are suggested, and a theme that Atrament does not have gets a remark', async () => {
  render(<Form first={'Text'} paths={['fonts/Old-Hand-Bold.woff2', 'a.png']} />);
  const theme = screen.getByRole('combobox', { name: 'Theme' });
  const suggested = (field: HTMLElement) =>
    Array.from((field as HTMLInputElement).list?.options ?? [], ({ value }) => value);
  expect(suggested(theme)).toEqual(['light', 'sepia', 'dark']);
  expect(suggested(screen.getByRole('combobox', { name: 'Font' }))).toEqual(
    expect.arrayContaining(['Sans Serif', 'Lora', 'Old Hand']),
  );
  await userEvent.type(theme, 'Midnight{Enter}');
  expect(changes.at(-1)).toBe('# theme: Midnight\nText');
  expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveAccessibleDescription(
    /Atrament has no theme “Midnight”/,
  );
  await userEvent.clear(screen.getByRole('combobox', { name: 'Theme' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Theme' }), 'sepia{Enter}');
  expect(screen.queryByText(/Atrament has no theme/)).not.toBeInTheDocument();
});

test('suggestions can be seen and pressed, and a second press takes them back', async () => {
  render(<Form first={'Text'} paths={['fonts/Old-Hand-Bold.woff2']} />);
  const themes = within(screen.getByRole('group', { name: 'Theme' }));
  await userEvent.click(themes.getByRole('button', { name: 'sepia' }));
  expect(changes.at(-1)).toBe('# theme: sepia\nText');
  expect(themes.getByRole('button', { name: 'sepia' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(themes.getByRole('button', { name: 'sepia' }));
  expect(changes.at(-1)).toBe('Text');
  expect(screen.getByRole('button', { name: 'Old Hand' })).toBeVisible();
});

test('fields say what is so without them, boxes do not', () => {
  render(<Form first={'Text'} />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
    'About it. If left empty: Atrament UI.',
  );
  expect(screen.getByRole('checkbox', { name: 'Hypertext' })).toHaveAccessibleDescription(
    'About it.',
  );
});

test('the configuration of the engine is kept in the project, apart from the story', async () => {
  render(<Form first={'Text'} />);
  await userEvent.click(screen.getByText('Configuration of the engine’s project'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Language' }), 'de{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'game.format' }), 'js');
  const stored = async () => (await readExtras(mockManager.storage, 'abcd')).config;
  await waitFor(async () =>
    expect(await stored()).toEqual({ language: 'de', game: { format: 'js' } }),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'game.format' }), '');
  await waitFor(async () => expect(await stored()).toEqual({ language: 'de' }));
  expect(changes).toEqual([]);
});
