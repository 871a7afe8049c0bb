import { render, screen } from '@testing-library/react';
import { filesMessages } from '../../config/messages/files';
import { GameContents } from './GameContents';
import { simpleGame } from './import-result';

const program = { source: '# author: Ann\n# CLEAR\nA hall.', files: {} };
const decisions = { isRewritten: false, onMain: jest.fn(), onRewritten: jest.fn() };

test.each([
  ['a story of Inky has notes on its tags', false, 1],
  ['a story of another tool, written as ink by the import, has none', true, 0],
])('%s', (_, isConverted, count) => {
  const game = simpleGame({ name: 'Hall', program, isConverted });
  render(<GameContents game={game} {...decisions} />);
  expect(screen.queryAllByText(filesMessages.importing.inky)).toHaveLength(count);
});
