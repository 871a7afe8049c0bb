import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace, idleEngine } from '../../../testing/fake-workspace';
import { pickedFile } from '../../../testing/picked-file';
import { useState } from 'react';
import { selectCompletionWords } from '../../docs/reference/select-completion-words';
import type { StoryProgram } from '../../ink/story/story-program';
import { emptyView } from '../player/engine/empty-view';
import type { GameView } from '../player/engine/game-view';
import { ProjectFilesProvider } from '../files/project-files';
import { createMemoryStorage } from '../projects/store/memory-storage';
import { readExtras } from '../projects/store/project-extras';
import { GameTool } from './GameTool';
import { CommandBus } from '../../base/browser/command-bus';
import type { EditorCommands } from '../editor/ink-editor-content';
import { OpenStoryProvider } from '../editor/open-story';
import { ExtrasProvider } from '../projects/use-extras';

const mockAsk = jest.fn<Promise<GameView>, unknown[]>();
jest.mock('../player/engine/use-engine', () => {
  const mockEngine = { ask: (...request: unknown[]) => mockAsk(...request) };
  return { useEngine: () => mockEngine };
});

const mockWords = {
  current: null as ReturnType<typeof selectCompletionWords> | null,
};
jest.mock('../editor/use-completion-words', () => ({
  useCompletionWords: () => mockWords.current,
}));

const mockState = { project: { id: 'abcd' }, name: null as string | null };
const mockManager = {
  rename: (name: string) => (mockState.name = name || null),
  storage: { ...createMemoryStorage(), isLasting: true },
  makeOwn: () => Promise.resolve('abcd'),
};
jest.mock('../projects/store/use-project-manager', () => ({
  useOpenProject: () => ({ manager: mockManager, state: mockState }),
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
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });

const entry = { kind: 'global-tag', summary: 'About it.', page: 'x', handledBy: [] } as const;
const value = (name: string) => ({ value: name, summary: 'So.' });
mockWords.current = selectCompletionWords([
  { ...entry, name: 'title', value: 'text', default: 'Atrament UI' },
  { ...entry, name: 'author', value: 'text', default: 'Test Application' },
  { ...entry, name: 'toolbar', value: 'name of a function' },
  { ...entry, name: 'hypertext', default: 'off' },
  { ...entry, name: 'saves', value: 'number', optionalValue: true },
  {
    ...entry,
    name: 'choices',
    value: 'words',
    values: [value('grouped'), value('left'), value('right')],
    combine: 'space',
  },
  { ...entry, name: 'later_tag', value: 'text', default: 'so' },
  { ...entry, name: 'observe', value: 'name of an ink variable', repeatable: true },
  { ...entry, name: 'scenes_align', value: 'one word', values: [value('top'), value('end')] },
] as unknown as Parameters<typeof selectCompletionWords>[0]);

const changes: string[] = [];
const renamed: string[] = [];

interface FormProps {
  first: string;
  paths?: string[];
  view?: GameView;
  /** What is typed into the story while a file is stored. */
  typed?: string;
}

function Form({ first, paths = [], view, typed = '' }: FormProps) {
  const [program, setProgram] = useState<StoryProgram>({ source: first, files: {} });
  const type = async (): Promise<boolean> => {
    setProgram((now) => ({ ...now, source: now.source + typed }));
    await new Promise((resolve) => setTimeout(resolve));
    return true;
  };
  const project = {
    files: new Map(paths.map((path) => [path, new Blob()])),
    isLoaded: true,
    isReadOnly: false,
    put: type,
    rename: (path: string, to: string) => {
      renamed.push(`${path} → ${to}`);
      return type();
    },
    remove: () => Promise.resolve(true),
    openGame: () => Promise.resolve(true),
    restore: () => Promise.resolve(null),
  };
  return (
    <ExtrasProvider>
      <OpenStoryProvider
        program={program}
        onChange={(next) => {
          changes.push(next.source);
          setProgram(next);
        }}
        editor={editor}
      >
        <ProjectFilesProvider value={project}>
          <GameTool
            engine={idleEngine}
            view={view ?? null}
            isShown
            played={program}
            language={null}
            workspace={fakeWorkspace()}
            onMarkLines={() => undefined}
          />
        </ProjectFilesProvider>
      </OpenStoryProvider>
    </ExtrasProvider>
  );
}

const editor = new CommandBus<EditorCommands>();
const group = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string, button: string) =>
  userEvent.click(group(name).getByRole('button', { name: button }));

beforeEach(() => {
  mockState.name = null;
  changes.splice(0);
  renamed.splice(0);
});

test('the form shows the tags of the story in plain words', () => {
  render(<Form first={'# title: Low tide\n# hypertext\n# scenes_align: top\n# saves\nText'} />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Low tide');
  expect(screen.getByRole('checkbox', { name: 'Links instead of buttons' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Text position' })).toHaveDisplayValue('At the top');
  expect(screen.getByRole('combobox', { name: 'Save slots' })).toHaveDisplayValue(
    'Yes, without a number',
  );
  expect(screen.queryByText('# observe')).not.toBeInTheDocument();
});

test('without a title, the game is called as its writer calls the project', () => {
  mockState.name = 'The Brass Key';
  const { container } = render(<Form first="Text" />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
    /Without it: The Brass Key\./,
  );
  expect(container.querySelector('[data-game]')).toHaveTextContent('The Brass Key');
  expect(screen.queryByText(/The project is called/)).not.toBeInTheDocument();
});

test.each([
  ['The Brass Key', '# title: The Brass Key\nText'],
  ['Low tide', undefined],
])('two names are shown together, and become one: “%s”', async (chosen, written) => {
  mockState.name = 'The Brass Key';
  const { rerender } = render(<Form first={'# title: Low tide\nText'} />);
  expect(
    screen.getByText(/The project is called “The Brass Key”, but its title is “Low tide”/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Use “${chosen}”` }));
  expect(mockState.name).toBeNull();
  expect(changes.at(-1)).toBe(written);
  rerender(<Form first="" />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(chosen);
  expect(screen.queryByText(/The project is called/)).not.toBeInTheDocument();
});

test('each field writes its tag beside the title, and leaves all others', async () => {
  render(<Form first={'# title: Low tide\n# IMAGE: boat.png\n# observe: x\nText'} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Author' }), 'A');
  expect(changes.at(-1)).toBe(
    '# title: Low tide\n# author: A\n# IMAGE: boat.png\n# observe: x\nText',
  );
  changes.splice(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Links instead of buttons' }));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Text position' }),
    'At the top',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Save slots' }), '3');
  expect(changes.at(-1)).toBe(
    '# title: Low tide\n# author: A\n# hypertext\n# scenes_align: top\n# saves: 3\n# IMAGE: boat.png\n# observe: x\nText',
  );
  await userEvent.clear(screen.getByRole('textbox', { name: 'Author' }));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Links instead of buttons' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Save slots' }), '');
  expect(changes.at(-1)).toBe(
    '# title: Low tide\n# scenes_align: top\n# IMAGE: boat.png\n# observe: x\nText',
  );
});

test('words that belong together are ticked together', async () => {
  render(<Form first={'# choices: grid-3 left\nText'} />);
  await userEvent.click(group('Choices').getByRole('checkbox', { name: 'Text aligned right' }));
  expect(changes.at(-1)).toBe('# choices: grid-3 right\nText');
  expect(group('Choices').getByRole('checkbox', { name: 'Text aligned left' })).not.toBeChecked();
});

test('a tag of the reference that has no place yet is among all settings', async () => {
  render(<Form first="Text" />);
  await userEvent.click(screen.getByText('All settings'));
  const field = screen.getByRole('textbox', { name: 'Later tag' });
  expect(field).toHaveAccessibleDescription(/About it\. Without it: so\./);
});

test('a cover is a picture of the project; one with a space in its name gets another', async () => {
  render(
    <Form
      first={'# title: A\n# cover: gate.png 60%\n# IMAGE: my boat.png\nText'}
      paths={['gate.png', 'my boat.png', 'rain.mp3']}
    />,
  );
  expect(group('Cover').getByRole('button', { name: 'gate.png' })).toBePressed();
  expect(group('Cover').queryByRole('button', { name: 'rain.mp3' })).not.toBeInTheDocument();
  await press('Cover', 'my boat.png');
  expect(await screen.findByText(/is now called “my-boat\.png”/)).toBeVisible();
  expect(renamed).toEqual(['my boat.png → my-boat.png']);
  expect(changes.at(-1)).toBe('# title: A\n# cover: my-boat.png 60%\n# IMAGE: my-boat.png\nText');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Width of the cover' }),
    'The whole column',
  );
  expect(changes.at(-1)).toContain('# cover: my-boat.png 100%\n');
  await press('Cover', 'No picture');
  expect(changes.at(-1)).not.toContain('# cover');
});

test('what is typed while the file of a cover is stored stays', async () => {
  render(<Form first="Text" paths={['my boat.png']} typed=" goes on." />);
  await press('Cover', 'my boat.png');
  expect(await screen.findByText(/is now called “my-boat\.png”/)).toBeVisible();
  expect(changes.at(-1)).toBe('# cover: my-boat.png\nText goes on.');
  const input = screen.getByLabelText('Add a picture', { selector: 'input' });
  await userEvent.upload(input, pickedFile('gate.png'));
  await waitFor(() => expect(changes.at(-1)).toBe('# cover: gate.png\nText goes on. goes on.'));
});

test('a picture of the computer becomes the cover', async () => {
  render(<Form first="# cover: lost.png 60%" />);
  expect(screen.getByText('Your project has no pictures yet.')).toBeVisible();
  expect(screen.getByText('“lost.png” is not among your files.')).toBeVisible();
  const pick = (picture: File) =>
    userEvent.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), picture);
  await pick(pickedFile('my gate.png'));
  await waitFor(() => expect(changes.at(-1)).toBe('# cover: my-gate.png 60%'));
  const count = changes.length;
  await pick(pickedFile('broken.png', new Uint8Array([60, 104, 116, 109, 108])));
  expect(await screen.findByText(/broken\.png/)).toBeVisible();
  expect(changes).toHaveLength(count);
});

test('a theme is chosen by its looks, and its contrast told', async () => {
  render(<Form first="Text" />);
  await press('Colours', 'Sepia');
  expect(changes.at(-1)).toBe('# theme: sepia\nText');
  expect(screen.getByText(/Text contrast: 11\.1 : 1, easy to read/)).toBeVisible();
  await press('Colours', 'Default');
  expect(changes.at(-1)).toBe('Text');
});

test('the pictures show the first scene while the player shows the title screen', async () => {
  const paragraphs = [{ text: 'Rain on the pier.', tags: {}, images: [] }];
  const scene = { id: 0, paragraphs, choices: [], tags: {}, canContinue: false };
  mockAsk.mockResolvedValue({ ...emptyView('game', []), isPlayable: true, scenes: [scene] });
  render(<Form first="Text" view={{ ...emptyView('title', []), isPlayable: true }} />);
  expect(await screen.findAllByText('Rain on the pier.')).not.toHaveLength(0);
  expect(screen.queryByText('Your first scene will be here.')).not.toBeInTheDocument();
  const request = { program: { source: 'Text', files: {} }, screen: 'game', moves: [], seed: 1 };
  expect(mockAsk.mock.calls).toEqual([['open', request]]);
});

test('a theme that does not exist is noted', () => {
  render(<Form first={'# theme: drak\nText'} />);
  expect(screen.getByText(/no colours called “drak”/)).toBeVisible();
});

test('fonts are those of the project, of each device, and of the engine', async () => {
  render(<Form first="Text" paths={['fonts/Old-Hand-Bold.woff2']} />);
  await press('Font', 'Old Hand');
  expect(changes.at(-1)).toBe('# font: Old Hand\nText');
  await press('Font', 'Old Hand');
  expect(changes.at(-1)).toBe('Text');
  await userEvent.click(screen.getByRole('button', { name: 'Lora' }));
  expect(changes.at(-1)).toBe('# font: Lora\nText');
});

test('a colour behind the text is written, and told how well text can be read on it', async () => {
  render(<Form first={'# theme: light\nText'} paths={['sea at night.png']} />);
  const colours = () => screen.getAllByRole('group', { name: 'Text background' });
  const pick = (name: string) => {
    const button = colours().flatMap((one) => within(one).queryAllByRole('button', { name }))[0];
    return userEvent.click(button!);
  };
  await pick('Night');
  expect(changes.at(-1)).toBe('# theme: light\n# BACKGROUND: CSS(\\#243b53)\nText');
  // With the theme, too, which is not on its own paper now.
  expect(screen.getAllByText(/: 1, hard to read/)).toHaveLength(2);
  await press('Colours', 'Dark');
  expect(screen.queryByText(/: 1, hard to read/)).not.toBeInTheDocument();
  await pick('sea at night.png');
  expect(changes.at(-1)).toBe('# theme: dark\n# BACKGROUND: sea at night.png\nText');
  await pick('None');
  expect(changes.at(-1)).toBe('# theme: dark\nText');
});

test('functions of the story are offered where one can be named', async () => {
  render(<Form first={'Text\n-> END\n=== function purse()\nCoins: 3'} />);
  await press('Toolbar', 'purse');
  expect(changes.at(-1)).toMatch(/^# toolbar: purse\nText/);
});

test('the title screen is drawn as it will be', () => {
  const { container } = render(<Form first={'# title: "1984"\n# author: A. Nobody\nText'} />);
  const stills = [...container.querySelectorAll('[inert]')].map(({ textContent }) => textContent);
  expect(stills).toContain('1984A. NobodyNew game');
});

test('the configuration of the engine is kept in the project, apart from the story', async () => {
  render(<Form first="Text" />);
  await userEvent.click(screen.getByText('All settings'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Language' }), 'de{Enter}');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Form of the compiled story' }),
    'js',
  );
  const stored = async () => (await readExtras(mockManager.storage, 'abcd')).config;
  await waitFor(async () =>
    expect(await stored()).toEqual({ language: 'de', game: { format: 'js' } }),
  );
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Form of the compiled story' }),
    '',
  );
  await waitFor(async () => expect(await stored()).toEqual({ language: 'de' }));
  expect(changes).toEqual([]);
});
