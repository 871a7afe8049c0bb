import { render, screen, within } from '@testing-library/react';
import { usableNames } from '../../ink/languages/usable-names';
import type { TextRow } from '../../ink/languages/text-row';
import { BroughtTable } from './BroughtTable';

const row = (original: string): TextRow => ({
  place: 'hall',
  kind: 'text',
  original,
  spots: [{ file: null, from: 0, to: 1, line: 3 }],
  comment: '',
});
const entry = (original: string, text: string) => ({ place: 'hall', original, text });

// jsdom does not lay out.
Element.prototype.scrollIntoView = jest.fn();

test('what a file brings with a mistake is said and listed first, what is not in the story is named', () => {
  render(
    <BroughtTable
      name="de.po"
      file={{
        entries: [
          entry('Hello.', 'Hallo.'),
          entry('You have {coins} coins.', 'Du hast {muenzen}.'),
          entry('Gone.', 'Weg.'),
        ],
        language: 'de',
        doubled: 0,
        isGuessed: false,
      }}
      table={{ code: 'de', entries: [], kept: [] }}
      rows={[row('Hello.'), row('You have {coins} coins.')]}
      names={usableNames({ source: 'VAR coins = 1\nHello.', files: {} })}
      onTake={jest.fn()}
      onCancel={jest.fn()}
    />,
  );
  const brought = screen.getByRole('region', { name: /de\.po was read/ });
  expect(within(brought).getByText(/^1 text with a mistake/)).toBeVisible();
  const [first, second] = within(brought)
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('ins') !== null);
  expect(first).toHaveTextContent(/Du hast \{muenzen\}\..*muenzen/);
  expect(second).toHaveTextContent('Hallo.');
  expect(second).not.toHaveTextContent('mistake');
  expect(within(brought).getByText('Gone.')).toBeInTheDocument();
});
