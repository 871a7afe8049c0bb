import { Blob as NodeBlob } from 'node:buffer';
import { TextDecoder, TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  makeChoices,
  makeParagraph,
  makeScene,
  makeView,
} from '../../../../testing/game-view-factories';
import type { GameView } from '../../player/engine/game-view';
import { NoteBar } from './NoteBar';
import { readNotes } from '../../notes/notes-text';
import { useNotes, type KeptNotes } from './use-notes';

// What browsers have and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder, Blob: NodeBlob });

const road = makeView({
  moves: [],
  seed: 7,
  scenes: [
    makeScene({ paragraphs: [makeParagraph('A [b]road[/b].')], choices: makeChoices('Go') }),
  ],
});
const hill = makeView({
  moves: [0],
  seed: 7,
  scenes: [makeScene({ paragraphs: [makeParagraph('A hill.')], choices: [] })],
});

const keep = jest.fn();
const onOpen = jest.fn();

interface TestedProps {
  view: GameView;
  language?: string | null;
  first?: Partial<KeptNotes>;
}

function Tested({ view, language = null, first = {} }: TestedProps) {
  const notes = useNotes(view, language, { first, keep });
  return <NoteBar title="The hill" notes={notes} onOpen={onOpen} />;
}

const button = (name: string) => screen.getByRole('button', { name });

test('a note belongs to the moment that is shown, and all are sent as one text', async () => {
  const user = userEvent.setup();
  let copied = '';
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied = text;
    return Promise.resolve();
  });
  const { rerender } = render(<Tested view={road} />);
  rerender(<Tested view={hill} />);
  await user.click(button('Note'));
  expect(onOpen).toHaveBeenLastCalledWith(true);
  expect(screen.getByText('A hill.')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'What should the author know?' });
  expect(field).toHaveFocus();
  await user.type(field, 'Too steep.');
  await user.click(button('Keep the note'));
  expect(await screen.findByText('The note is kept.')).toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: '1 note' }));
  await user.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Anna');
  await user.click(button('Copy all notes'));
  expect(await screen.findByText('The notes are in the clipboard.')).toBeInTheDocument();
  expect(await readNotes(copied)).toEqual([
    {
      title: 'The hill',
      notes: [
        expect.objectContaining({
          text: 'Too steep.',
          by: 'Anna',
          seed: 7,
          steps: [{ move: 0, label: 'Go' }],
          seen: ['A hill.'],
        }),
      ],
    },
  ]);
});

test('a note says in which language it was made, if that is not the story’s own', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Tested view={road} language="de" />);
  const note = async (text: string): Promise<void> => {
    await user.keyboard('{Alt>}n{/Alt}');
    await user.type(screen.getByRole('textbox'), text);
    await user.click(button('Keep the note'));
  };
  await note('Zu steil.');
  rerender(<Tested view={road} />);
  await note('Too steep.');
  const [german, own] = [{ text: 'Zu steil.', language: 'de' }, { text: 'Too steep.' }];
  const notes = [expect.objectContaining(german), expect.objectContaining(own)];
  expect(keep).toHaveBeenLastCalledWith({ by: '', notes });
  expect(keep).not.toHaveBeenLastCalledWith({
    by: '',
    notes: [german, { ...own, language: 'de' }].map(
      (one) => expect.objectContaining(one) as unknown,
    ),
  });
});

test('the key opens the window, wherever the focus is; an empty note is none', async () => {
  const user = userEvent.setup();
  keep.mockClear();
  render(<Tested view={road} />);
  await user.keyboard('{Alt>}n{/Alt}');
  expect(screen.getByRole('dialog', { name: 'A note on this place' })).toBeInTheDocument();
  expect(screen.getByText('A road.')).toBeInTheDocument();
  await user.click(button('Keep the note'));
  expect(keep).not.toHaveBeenCalled();
});

test('notes that were kept come back, and can be removed; whatever else was stored does not', async () => {
  const user = userEvent.setup();
  const note = { id: '1', text: 'Old.', by: '', seed: 1, steps: [], seen: [] };
  const first = { by: 'Anna', notes: [note, { text: 3 }] } as unknown as KeptNotes;
  render(<Tested view={road} first={first} />);
  await user.click(button('1 note'));
  await user.click(button('Remove the note “Old.”'));
  expect(screen.getByText('You have not noted anything yet.')).toBeInTheDocument();
  expect(keep).toHaveBeenLastCalledWith({ by: 'Anna', notes: [] });
});
