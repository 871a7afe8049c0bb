import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { completionWords } from '../../core/reference/completion-words';
import type { StoryProgram } from '../../core/story/story-program';
import { GameTool } from './GameTool';
import { ProjectFilesProvider } from '../assets/project-files';

const mockWords = {
  current: null as ReturnType<typeof completionWords> | null,
};
jest.mock('../../editor/use-completion-words', () => ({
  useCompletionWords: () => mockWords.current,
}));

const entry = { kind: 'global-tag', summary: 'About it.', page: 'x', handledBy: [] } as const;
mockWords.current = completionWords([
  { ...entry, name: 'title', value: 'text', default: 'Atrament UI' },
  { ...entry, name: 'hypertext', default: 'off' },
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
] as unknown as Parameters<typeof completionWords>[0]);

const changes: string[] = [];

function Desk({ first }: { first: string }) {
  const [program, setProgram] = useState<StoryProgram>({ source: first, files: {} });
  const project = {
    files: new Map<string, Blob>(),
    isReadOnly: false,
    brought: null,
    put: () => Promise.resolve(true),
    rename: () => Promise.resolve(true),
    remove: () => Promise.resolve(true),
    openGame: () => Promise.resolve(true),
  };
  return (
    <ProjectFilesProvider value={project}>
      <GameTool
        program={program}
        view={null}
        isShown
        onGoToLine={() => undefined}
        onPlay={() => undefined}
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
  render(<Desk first={'# title: Low tide\n# hypertext\n# scenes_align: bottom\nText'} />);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Low tide');
  expect(screen.getByRole('checkbox', { name: 'Hypertext' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Scenes align' })).toHaveValue('bottom');
  expect(screen.queryByLabelText('Observe')).not.toBeInTheDocument();
});

test('each field writes its tag once, and leaves all others', async () => {
  render(<Desk first={'# mine: 1\n# observe: x\nText'} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Low tide{Enter}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hypertext' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Scenes align' }), 'top');
  expect(changes).toEqual([
    '# mine: 1\n# observe: x\n# title: Low tide\nText',
    '# mine: 1\n# observe: x\n# title: Low tide\n# hypertext\nText',
    '# mine: 1\n# observe: x\n# title: Low tide\n# hypertext\n# scenes_align: top\nText',
  ]);
  changes.splice(0);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hypertext' }));
  expect(changes.at(-1)).toBe('# mine: 1\n# observe: x\n# scenes_align: top\nText');
});
