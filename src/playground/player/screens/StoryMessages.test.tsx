import { render, screen } from '@testing-library/react';
import type { StoryMessage } from '../../../ink/story/story-message';
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
