/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ColorModeProvider } from './ColorModeProvider';
import { ColorModeToggle } from './ColorModeToggle';

test('the server renders the same for everybody, with all three icons', () => {
  const html = renderToString(
    <ColorModeProvider>
      <ColorModeToggle />
    </ColorModeProvider>,
  );
  expect(html).toContain('currently system mode');
  expect(html.match(/<svg/g)).toHaveLength(3);
});
