import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayedStoryProps } from '../../../lessons/sample-views/home/PlayedStory';
import { HomeStoryPlayer } from './HomeStoryPlayer';

const story = {
  title: 'Lamp',
  paragraphs: [['It is ', ['em', 0, 'dark'] as [string, 0, string], '.']],
  choices: ['Light the lamp', 'Leave'],
};

let given: PlayedStoryProps | null = null;
let isReady = true;
jest.mock('../../../lessons/sample-views/home/PlayedStory', () => ({
  PlayedStory: (props: PlayedStoryProps) => {
    given = props;
    return isReady ? <button onClick={props.onShown}>the player is there</button> : null;
  },
}));

beforeEach(() => {
  given = null;
  isReady = true;
  window.history.replaceState(null, '');
  render(<HomeStoryPlayer story={story} readInk={() => 'the ink'} />);
});

test('shows how the story begins, and takes no focus on its own', () => {
  expect(screen.getByRole('region', { name: /Lamp/ })).toHaveTextContent('It is dark.');
  expect(screen.getByText('dark').tagName).toBe('EM');
  expect(document.body).toHaveFocus();
  expect(given).toBeNull();
});

test('the first choice goes to the player, with the ink of the page', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('the player is there')).toBeInTheDocument();
  expect(given).toMatchObject({ source: 'the ink', title: 'Lamp' });
  expect(given?.moment).toMatchObject({ moves: [1] });
});

test('the paper stays until the player has something to show', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Light the lamp' }));
  const player = await screen.findByText('the player is there');
  expect(screen.getByText('dark')).toBeInTheDocument();
  await userEvent.click(player);
  expect(screen.queryByText('dark')).not.toBeInTheDocument();
});

test('comes back to the moment that its reader left it at, without taking the focus', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByText('the player is there');
  given?.onLeave({ moves: [1, 0, 2], seed: 4 });
  cleanup();
  render(<HomeStoryPlayer story={story} readInk={() => 'the ink'} />);
  await screen.findByText('the player is there');
  expect(given).toMatchObject({ moment: { moves: [1, 0, 2], seed: 4 }, takesFocus: false });
});
