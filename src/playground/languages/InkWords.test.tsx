/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { InkWords } from './InkWords';

test.each([
  ['text', 'You have {coins} {coins == 1:coin|{met: x|y}}, [b]now[/b] <> \\{.'],
  ['choice', '"I can [swim # DISABLED]," {met: say|says} <b>Anna</b>.'],
  ['value', 'happy {coins}'],
  ['text', ''],
] as const)('%s: %s is shown whole, with the tokens in one another', (kind, text) => {
  const { container } = render(<InkWords kind={kind} text={text} />);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  const nested = container.querySelectorAll('.token.braces .token.variable');
  expect(nested.length > 0).toBe(text.includes('{met'));
});
