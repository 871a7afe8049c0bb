import { render } from '@testing-library/react';
import { BOX_FONT } from '../../ink/map/lay-out-map';
import { textWidth } from '../../ink/map/text-width';
import { MapKey } from './MapKey';

test('the boxes of the legend are as wide as their names', () => {
  const { container } = render(<MapKey />);
  const named = [...container.querySelectorAll('svg rect + text')].filter(
    ({ textContent }) => textContent !== '',
  );
  expect(named.length).toBeGreaterThan(0);
  for (const text of named) {
    const width = Number(text.previousElementSibling?.getAttribute('width'));
    expect(textWidth(text.textContent, BOX_FONT)).toBeLessThan(width);
  }
});
