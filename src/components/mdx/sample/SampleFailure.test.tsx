import { render, screen } from '@testing-library/react';
import { SampleFailure } from './SampleFailure';

const failure = {
  severity: 'error',
  text: 'A { has no } on its line.',
  hint: 'Close it.',
  file: null,
  line: 2,
  inkWords: 'Expected closing brace',
} as const;

test('says what is wrong, where, what to do, and what ink says', () => {
  render(<SampleFailure failures={[failure]} />);
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('Error, line 2: A { has no } on its line. Close it.');
  expect(item).toHaveTextContent('ink says: Expected closing brace');
});

test('names the file, and does not repeat ink’s words', () => {
  render(
    <SampleFailure
      failures={[
        { ...failure, severity: 'warning', file: 'b.ink', text: 'No. [Expected closing brace]' },
      ]}
    />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Warning, b.ink, line 2: No. [Expected closing brace] Close it.',
  );
  expect(screen.getByRole('listitem')).not.toHaveTextContent('ink says');
});
