import { render, screen, within } from '@testing-library/react';
import { Transcript } from './Transcript';

test('text, choices with the chosen one said, and the end stand in the order of play', () => {
  render(
    <Transcript
      entries={[
        { kind: 'text', text: 'Dusk.', tags: ['CLEAR'] },
        { kind: 'choice', number: 1, label: 'Light the lamp', isChosen: false },
        { kind: 'choice', number: 2, label: 'Wait', isChosen: true },
        { kind: 'text', text: 'Night.' },
        { kind: 'end' },
      ]}
    />,
  );
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent('What the player sees');
  const choices = within(figure).getAllByRole('listitem');
  expect(choices.map((choice) => choice.textContent)).toEqual(['Light the lamp', 'Wait (chosen)']);
  expect(figure).toHaveTextContent(/Dusk\..*Light the lamp.*Wait.*Night\..*The end/);
  expect(figure).not.toHaveTextContent('CLEAR');
});

test('choices of two turns are two lists', () => {
  render(
    <Transcript
      entries={[
        { kind: 'choice', number: 1, label: 'On', isChosen: true },
        { kind: 'text', text: 'Further.' },
        { kind: 'choice', number: 1, label: 'Back', isChosen: false },
      ]}
    />,
  );
  expect(screen.getAllByRole('list')).toHaveLength(2);
});

test('a choice that cannot be picked says so', () => {
  render(
    <Transcript
      entries={[
        { kind: 'choice', number: 1, label: 'Pay', isChosen: false, tags: ['UNCLICKABLE'] },
        { kind: 'choice', number: 2, label: 'Listen', isChosen: false, tags: ['', 'HIDDEN'] },
        { kind: 'choice', number: 3, label: 'Hide', isChosen: true, tags: ['HIDDEN', 'x'] },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((choice) => choice.textContent)).toEqual([
    'Pay (greyed out)',
    'Listen (no button)',
    'Hide (chosen)',
  ]);
});
