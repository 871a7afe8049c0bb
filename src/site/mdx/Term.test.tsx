import { render, screen } from '@testing-library/react';
import { Term } from './Term';

test('is a link to where the word is explained, and names its tip', () => {
  render(
    <Term href="/docs/story/#tag-clear" tip="tag-clear">
      <code translate="no"># CLEAR</code>
    </Term>,
  );
  const link = screen.getByRole('link', { name: '# CLEAR' });
  expect(link).toHaveAttribute('href', '/docs/story/#tag-clear');
  expect(link).toHaveAttribute('data-tip', 'tag-clear');
});
