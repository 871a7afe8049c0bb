import * as gatsby from 'gatsby';
import { sitePathOf } from './site-path-of';

jest.mock('gatsby', () => ({ withPrefix: jest.fn((path: string) => path) }));

test('without a prefix only the trailing slash is seen to', () => {
  expect(sitePathOf('/')).toBe('/');
  expect(sitePathOf('/docs/quickstart')).toBe('/docs/quickstart/');
});

test('the path prefix is not part of the path in the site', () => {
  jest.mocked(gatsby.withPrefix).mockImplementation((path) => `/prefix${path}`);
  expect(sitePathOf('/prefix/')).toBe('/');
  expect(sitePathOf('/prefix/docs/')).toBe('/docs/');
});
