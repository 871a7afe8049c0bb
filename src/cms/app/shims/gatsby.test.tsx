/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { knowSite } from '../../../../testing/know-site';
import { Link } from './gatsby';

it.each([
  ['/docs/a/', false],
  ['/docs/a#words', false],
  ['/docs/old/?x', false],
  ['/img/a.svg', false],
  ['#words', false],
  ['/docs/b/', true],
  ['./b.mdx', true],
])('a preview shows whether %s leads nowhere', async (to, isBroken) => {
  await knowSite({ paths: ['/docs/a/'], redirects: ['/docs/old/'], staticFiles: ['/img/a.svg'] });
  render(<Link to={to}>Words</Link>);
  expect(screen.getByText('Words').hasAttribute('data-broken')).toBe(isBroken);
});
