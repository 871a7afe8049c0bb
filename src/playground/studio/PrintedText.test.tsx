import { act, render, screen } from '@testing-library/react';
import { PrintedText } from './PrintedText';
import { CommandBus } from '../../base/browser/command-bus';
import { OpenStoryProvider } from '../editor/open-story';
import type { StoryProgram } from '../../ink/story/story-program';

const lines = Array.from({ length: 3000 }, (_, index) => `Line ${index + 1}.`).join('\n');
const printed = (program: StoryProgram, name: string) => (
  <OpenStoryProvider program={program} onChange={jest.fn()} editor={new CommandBus()}>
    <PrintedText name={name} />
  </OpenStoryProvider>
);
const print = (moment: 'beforeprint' | 'afterprint'): void =>
  act(() => void window.dispatchEvent(new Event(moment)));

test('on paper are the name of the game and its whole text, and nothing else of it', () => {
  const program = { source: lines, files: {} };
  const { container } = render(printed(program, 'The <b>Brass</b> Key'));
  expect(container).toBeEmptyDOMElement();
  print('beforeprint');
  expect(screen.getByRole('heading')).toHaveTextContent('The <b>Brass</b> Key');
  expect(container.querySelector('pre')?.textContent).toBe(lines);
  print('afterprint');
  expect(container).toBeEmptyDOMElement();
});

test('each of several files has its name', () => {
  const program = { source: 'INCLUDE two.ink', files: { 'two.ink': '=== two' } };
  render(printed(program, 'Two'));
  print('beforeprint');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Two',
    'story.ink',
    'two.ink',
  ]);
});
