import { render, screen } from '@testing-library/react';
import { markedLosses } from '../../ink/convert/writing/marked-losses';
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

test('files that the story names and that did not come with it are named', () => {
  const story = { source: 'A hall. # IMAGE: img/hall.png\n# IMAGE: img/lamp.png\n', files: {} };
  const assets = new Map([['img/lamp.png', new Blob()]]);
  const game = { ...simpleGame({ name: 'Hall', program: story }), assets };
  render(<GameContents game={game} {...decisions} />);
  expect(screen.getByText(/names a file that is not here/)).toBeVisible();
  expect(screen.getByText('img/hall.png')).toBeVisible();
  expect(screen.queryByText('img/lamp.png')).not.toBeInTheDocument();
});

test('what is left out is listed by what it is about, the same code once', async () => {
  const lost = '// NOT CARRIED OVER: <<audio "sea" play>>\n// NOT CARRIED OVER: <<done>>\n';
  const losses = markedLosses({ source: `${lost}One.\n${lost}`, files: {} });
  render(
    <GameContents game={{ ...simpleGame({ name: 'Hall', program }), losses }} {...decisions} />,
  );
  expect(await screen.findByText('Sounds and music')).toHaveTextContent('(2)');
  expect(screen.getByText('<<audio "sea" play>>').parentElement).toHaveTextContent('play>> × 2');
  expect(screen.getByText('4 things were not carried over')).toBeVisible();
});
