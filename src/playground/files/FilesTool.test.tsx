import { TextDecoder, TextEncoder } from 'node:util';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace, idleEngine } from '../../../testing/fake-workspace';
import { pickedFile } from '../../../testing/picked-file';
import { useState } from 'react';
import type { NewGame } from '../import/new-game';
import { CommandBus } from '../../base/browser/command-bus';
import type { StoryProgram } from '../../ink/story/story-program';
import { writeNotes } from '../notes/notes-text';
import { FilesTool } from './FilesTool';
import { ProjectFilesProvider, type ProjectFiles } from './project-files';
import type { EditorCommands } from '../editor/ink-editor-content';
import { OpenStoryProvider } from '../editor/open-story';

// jsdom does not lay out.
Element.prototype.scrollIntoView = jest.fn();

Object.assign(globalThis, { TextDecoder, TextEncoder });

jest.mock('../assets/request-smaller', () => ({
  canBeSmaller: (path: string) => path === 'large.png',
  requestSmaller: () =>
    Promise.resolve({ path: 'large.webp', blob: new Blob(['x']), width: 2, height: 1 }),
}));

const mockAddNotes = jest.fn();
jest.mock('../projects/use-tester-notes', () => ({
  useTesterNotes: () => ({ addNotes: mockAddNotes }),
}));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
});

const nothing = (): void => undefined;

interface FormProps {
  source: string;
  first?: readonly string[];
  /** What is typed into the story while a file is stored. */
  typed?: string;
  onInsert?: (snippet: string) => void;
  onLine?: (file: string | null, line: number) => void;
}

const mockOpened = jest.fn<undefined, [NewGame]>();

function Form(props: FormProps) {
  const { source, first = [], typed = '', onLine = nothing, onInsert = nothing } = props;
  const [program, setProgram] = useState<StoryProgram>({ source, files: {} });
  const [files, setFiles] = useState<ReadonlyMap<string, Blob>>(
    new Map(first.map((path) => [path, pickedFile(path)])),
  );
  const change = (
    next: (files: ReadonlyMap<string, Blob>) => ReadonlyMap<string, Blob>,
  ): Promise<boolean> => {
    setFiles(next);
    if (typed === '') return Promise.resolve(true);
    setProgram((now) => ({ ...now, source: now.source + typed }));
    return new Promise((resolve) => setTimeout(() => resolve(true)));
  };
  const project: ProjectFiles = {
    files,
    isLoaded: true,
    isReadOnly: false,
    put: (added) => change((now) => new Map([...now, ...added])),
    rename: (path, to) =>
      change((now) => new Map([...now].map(([one, blob]) => [one === path ? to : one, blob]))),
    remove: (path) => change((now) => new Map([...now].filter(([one]) => one !== path))),
    openGame: (opened) => {
      const { program: game } = opened;
      mockOpened(opened);
      setProgram(game);
      return Promise.resolve(true);
    },
    restore: () => Promise.resolve(null),
  };
  return (
    <OpenStoryProvider program={program} onChange={setProgram} editor={editor}>
      <ProjectFilesProvider value={project}>
        <FilesTool
          engine={idleEngine}
          view={null}
          isShown
          played={program}
          language={null}
          workspace={fakeWorkspace({ goTo: onLine, insert: onInsert })}
          onMarkLines={() => undefined}
        />
        <pre data-testid="source">{program.source}</pre>
      </ProjectFilesProvider>
    </OpenStoryProvider>
  );
}

const editor = new CommandBus<EditorCommands>();
const source = () => screen.getByTestId('source').textContent;
const listed = () =>
  within(screen.getByRole('list', { name: 'Files of the game' })).getAllByRole('listitem');

test('files are added, others refused with a reason', async () => {
  render(<Form source="Text." />);
  await userEvent.upload(screen.getByLabelText('Add files…', { selector: 'input' }), [
    pickedFile('lamp.png'),
    pickedFile('odd.jpg'),
  ]);
  expect(await screen.findByText('2 files were added.')).toBeInTheDocument();
  expect(screen.getByText(/odd\.jpg is really a \.png file/)).toBeInTheDocument();
  expect(listed()).toHaveLength(2);
  await userEvent.upload(
    screen.getByLabelText('Add files…', { selector: 'input' }),
    pickedFile('page.png', new Uint8Array([60, 104, 116, 109, 108])),
  );
  expect(await screen.findByText(/it is not what its name says/)).toBeInTheDocument();
});

test('a translation is added by its language, and never takes the place of another', async () => {
  render(<Form source="Text." first={['languages/de.po']} />);
  const add = (name: string, text: string) =>
    userEvent.upload(
      screen.getByLabelText('Add files…', { selector: 'input' }),
      pickedFile(name, new Uint8Array(new TextEncoder().encode(text))),
    );
  await add('pt_BR.po', 'msgid "Text."\nmsgstr "Texto."\n');
  expect(await screen.findByText('1 file was added.')).toBeVisible();
  expect(screen.getByText('languages/pt-BR.po')).toBeVisible();
  expect(screen.queryByText('not used')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Rename/ })).toBeNull();
  await add('de.po', 'msgid "Text."\nmsgstr "Anders."\n');
  expect(await screen.findByText(/the game has languages\/de\.po already/)).toBeVisible();
  await add('messages.po', 'msgid "Text."\nmsgstr "Anders."\n');
  expect(await screen.findByText(/says which language it is in/)).toBeVisible();
  await add('fr.po', 'Bonjour.');
  expect(
    await screen.findByText(/fr\.po was not added: it is not what its name says/),
  ).toBeVisible();
  expect(listed()).toHaveLength(2);
});

test('a new name reaches the story, and a taken one is refused', async () => {
  render(<Form source={'# IMAGE: a.png\nText.'} first={['a.png', 'b.png']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename a.png' }));
  const name = screen.getByRole('textbox', { name: 'New name of a.png' });
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.type(name, 'B.png{Enter}');
  expect(screen.getByText('There is a file with this name already.')).toBeInTheDocument();
  await userEvent.clear(name);
  await userEvent.type(name, 'img/sea.png{Enter}');
  expect(await screen.findByText(/a\.png is now img\/sea\.png, in one place/)).toBeInTheDocument();
  expect(source()).toBe('# IMAGE: img/sea.png\nText.');
});

test('what is typed while a file is stored stays', async () => {
  render(<Form source={'# IMAGE: large.png\nGo'} first={['large.png']} typed=" On." />);
  await userEvent.click(screen.getByRole('button', { name: 'Make large.png smaller' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use the smaller one' }));
  expect(await screen.findByText(/^large\.png is large\.webp now/)).toBeVisible();
  expect(source()).toBe('# IMAGE: large.webp\nGo On. On.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(source()).toBe('# IMAGE: large.png\nGo On. On. On. On.'));
  await userEvent.click(screen.getByRole('button', { name: 'Rename large.png' }));
  const name = screen.getByRole('textbox', { name: 'New name of large.png' });
  await userEvent.clear(name);
  await userEvent.type(name, 'sea.png{Enter}');
  await waitFor(() => expect(source()).toBe('# IMAGE: sea.png\nGo On. On. On. On. On.'));
});

test('deleting tells where the file is used, and can be undone', async () => {
  render(<Form source={'Text.\n# IMAGE: a.png\nText.'} first={['a.png', 'b.png']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete a.png' }));
  expect(
    await screen.findByText('a.png was deleted. The story still names it: line 2.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /not here/ })).toHaveTextContent('a.png');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(listed()).toHaveLength(2);
});

test('a smaller picture takes the place of the original, which comes back with its name', async () => {
  render(<Form source="# IMAGE: large.png" first={['large.png']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Make large.png smaller' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use the smaller one' }));
  expect(await screen.findByText(/^large\.png is large\.webp now, .+ instead of/)).toBeVisible();
  expect(source()).toBe('# IMAGE: large.webp');
  expect(listed()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(source()).toBe('# IMAGE: large.png');
  expect(listed()).toHaveLength(1);
  expect(listed()[0]).toHaveTextContent('large.png');
  expect(screen.queryByText(/instead of/)).not.toBeInTheDocument();
});

test('unused files are marked; places lead to their lines', async () => {
  const onLine = jest.fn();
  render(<Form source={'Text.\n# IMAGE: a.png'} first={['a.png', 'b.png']} onLine={onLine} />);
  const [used, unused] = listed();
  expect(used).toHaveTextContent('used once');
  expect(unused).toHaveTextContent('not used');
  expect(
    screen.getByText(
      /^Not used by the story: 1 file, .* A website built with the engine would load it/,
    ),
  ).toBeVisible();
  await userEvent.click(within(used!).getByRole('button', { name: 'Used in line 2' }));
  expect(onLine).toHaveBeenCalledWith(null, 2);
});

test('a file is inserted at the cursor of the editor; a font becomes a tag of the whole game', async () => {
  const [onInsert, onLine] = [jest.fn(), jest.fn()];
  const files = ['a.png', 'b.mp3', 'c.mp4', 'fonts/Lora-Bold.woff2'];
  render(<Form source={'# title: A\nText.'} first={files} onInsert={onInsert} onLine={onLine} />);
  for (const path of files) {
    await userEvent.click(screen.getByRole('button', { name: `Insert ${path} into the story` }));
  }
  expect(onInsert.mock.calls).toEqual([
    ['# IMAGE: a.png'],
    ['# AUDIO: b.mp3'],
    ['[video]c.mp4[/video]'],
  ]);
  expect(source()).toBe('# title: A\n# font: Lora\nText.');
  expect(onLine).toHaveBeenCalledWith(null, 2);
});

test('a game is shown before it becomes a project', async () => {
  render(<Form source="Mine." />);
  const text = new Uint8Array(Buffer.from('Theirs. # clear\n# author: A. Nobody'));
  await userEvent.upload(
    screen.getByLabelText('Import a game…', { selector: 'input' }),
    pickedFile('tale.ink', text),
  );
  expect(await screen.findByText('The story begins in tale.ink.')).toBeInTheDocument();
  expect(source()).toBe('Mine.');
  await userEvent.click(screen.getByText('Tags of Inky’s web page'));
  await userEvent.click(screen.getByRole('checkbox', { name: /as Atrament expects/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Open as a new project' }));
  expect(source()).toBe('Theirs. # CLEAR\n# author: A. Nobody');
});

test('a story of Twine is opened with the places of its passages', async () => {
  render(<Form source="Mine." />);
  const twee = ':: Start {"position":"100,200"}\n[[Sea]]\n\n:: Sea {"position":"300,200"}\nSalt.';
  await userEvent.upload(
    screen.getByLabelText('Import a game…', { selector: 'input' }),
    pickedFile('tale.twee', new Uint8Array(Buffer.from(twee))),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Open as a new project' }));
  const positions = mockOpened.mock.lastCall?.[0].positions;
  expect(Object.keys(positions ?? {})).toEqual(['place ', 'place Start', 'place Sea']);
});

test('notes of a tester are added to the open project, which stays', async () => {
  render(<Form source="Mine." />);
  const note = { id: '1', text: 'Lovely.', by: '', seed: 1, steps: [], seen: ['Mine.'] };
  const text = await writeNotes({ title: 'The lamp', notes: [note] });
  await userEvent.upload(
    screen.getByLabelText('Import a game…', { selector: 'input' }),
    pickedFile('notes.txt', new Uint8Array(Buffer.from(text))),
  );
  expect(await screen.findByText('1 note on “The lamp”.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add them to this project' }));
  expect(mockAddNotes).toHaveBeenCalledWith([note]);
  expect(source()).toBe('Mine.');
});
