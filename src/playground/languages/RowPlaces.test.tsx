/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeWorkspace } from '../../../testing/fake-workspace';
import { CommandBus } from '../../base/browser/command-bus';
import { readRows } from '../../ink/languages/text-rows';
import { OpenStoryProvider } from '../editor/open-story';
import { RowPlaces } from './RowPlaces';

const mockChoose = jest.fn();
jest.mock('../translations/use-story-languages', () => ({
  usePlayedLanguages: () => ({ choose: mockChoose }),
}));

const program = {
  source:
    'Night falls.\n=== hall\n= door\nA door.\n=== room(x)\nA room.\n=== function said\nHello.\n',
  files: {},
};

/** Shows what leads to a text of the story. */
function show(original: string) {
  const [spot] = readRows(program).find((row) => row.original === original)?.spots ?? [];
  if (spot === undefined) throw new Error(`The story has no “${original}”.`);
  const workspace = fakeWorkspace();
  render(
    <OpenStoryProvider program={program} onChange={jest.fn()} editor={new CommandBus()}>
      <RowPlaces code="de" spot={spot} workspace={workspace} />
    </OpenStoryProvider>,
  );
  return { workspace, names: screen.getAllByRole('button').map(({ textContent }) => textContent) };
}

test('a text leads to its line, its place on the map, and the game in its language', async () => {
  const { workspace } = show('A door.');
  await userEvent.click(screen.getByRole('button', { name: 'Show in the text' }));
  expect(workspace.goTo).toHaveBeenCalledWith(null, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Show on the map' }));
  expect(workspace.showOnMap).toHaveBeenCalledWith('hall.door');
  expect(mockChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play from here' }));
  expect(mockChoose).toHaveBeenCalledWith('de');
  expect(workspace.playFrom).toHaveBeenCalledWith({ moves: [{ goTo: 'hall.door' }], seed: 1 });
});

test('the beginning is a place, too', async () => {
  const { workspace } = show('Night falls.');
  await userEvent.click(screen.getByRole('button', { name: 'Play from here' }));
  expect(workspace.playFrom).toHaveBeenCalledWith({ moves: [], seed: 1 });
});

test.each([
  [
    'at a place that needs values, no play begins',
    'A room.',
    ['Show in the text', 'Show on the map'],
  ],
  ['a function is no place', 'Hello.', ['Show in the text']],
])('%s', (_, original, names) => {
  expect(show(original).names).toEqual(names);
});
