import { render } from '@testing-library/react';
import { Announcer } from './Announcer';
import { emptyView } from './engine/empty-view';
import type { GameView } from './engine/game-view';

const viewOf = (moves: number, ...texts: string[]): GameView => ({
  ...emptyView('game', []),
  moves: Array.from({ length: moves }, () => 0),
  scenes: [
    {
      id: moves,
      paragraphs: texts.map((text) => ({ text, tags: {}, images: [] })),
      choices: [],
      tags: {},
      canContinue: false,
    },
  ],
});

test('says what is new, and nothing in a language that is not shown any more', () => {
  const { container, rerender } = render(<Announcer view={viewOf(0, 'Night falls.')} />);
  expect(container).toHaveTextContent(/^$/);
  rerender(<Announcer view={viewOf(1, 'Wer ist da?')} />);
  expect(container).toHaveTextContent('Wer ist da?');
  rerender(<Announcer view={viewOf(1, 'Who is there?')} />);
  expect(container).toHaveTextContent(/^$/);
  rerender(<Announcer view={viewOf(2, 'A cat.')} />);
  expect(container).toHaveTextContent('A cat.');
});
