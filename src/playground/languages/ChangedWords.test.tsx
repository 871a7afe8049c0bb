import { render } from '@testing-library/react';
import { ChangedWords } from './ChangedWords';

test('words that are gone and new ones are marked, the rest is as it is', () => {
  const { container } = render(
    <ChangedWords before="The {colour} lamp burns." after="The {colour} lamp burns low." />,
  );
  expect(container).toHaveTextContent(/^The \{colour\} lamp burns/);
  const words = (sign: string) =>
    [...container.querySelectorAll(sign)].map(({ textContent }) => textContent).join('');
  expect(words('ins')).toContain('low');
  expect(words('del')).not.toContain('lamp');
});

test('of letters without spaces between words, some are marked', () => {
  const { container } = render(<ChangedWords before="雨が降る。" after="雪が降る。" />);
  expect(container.querySelector('del')).toHaveTextContent('雨');
  expect(container.querySelector('ins')).toHaveTextContent('雪');
});
