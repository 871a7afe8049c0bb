import { render, screen } from '@testing-library/react';
import { gameDe } from '../../../config/messages/game-de';
import type { StoryMessage } from '../../../ink/story/story-message';
import { GameWordsContext } from '../kit/game-words';
import { translatedGameWords } from '../translated-game-words';
import { MistakeLine } from './MistakeLine';
import { StoryMessages } from './StoryMessages';
import { HasFilesContext } from './message-file';

const messages: StoryMessage[] = [
  { severity: 'error', text: 'Odd.', hint: null, file: null, line: 3, isEngineFailure: false },
];
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const say = (place: string) => `Look at ${place}.`;

test.each([
  [false, ['Line 3', 'Look at line 3.']],
  [true, ['story.ink, line 3', 'Look at line 3 of story.ink.']],
])('the main file is named where it is not the only one (%s)', (hasFiles, expected) => {
  render(
    <HasFilesContext.Provider value={hasFiles}>
      <StoryMessages messages={messages} onGoToLine={jest.fn()} />
      <MistakeLine messages={messages} say={say} onGoToLine={jest.fn()} />
    </HasFilesContext.Provider>,
  );
  expect(names()).toEqual(expected);
});

test('what players read is in the language of the game, and what only writers read in that of the site', () => {
  const lost: StoryMessage = {
    ...{ severity: 'error', text: 'Lost.', hint: 'Play it.', file: null, line: null },
    ...{ isEngineFailure: true, toPlayers: 'elsewhere' },
  };
  render(
    <GameWordsContext.Provider value={translatedGameWords('de', gameDe)}>
      <StoryMessages messages={[lost, ...messages]} onGoToLine={undefined} />
    </GameWordsContext.Provider>,
  );
  const languageOf = (text: string | RegExp) =>
    screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  expect(languageOf(/^In dieser Sprache/)).toBe('de');
  expect(languageOf('Play it.')).toBe('en');
  expect(languageOf(/Odd\./)).toBe('en');
  expect(screen.queryByText(/Lost/)).not.toBeInTheDocument();
});
