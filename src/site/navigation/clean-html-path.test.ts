import { cleanHtmlPath } from './clean-html-path';

test.each([
  ['/docs/quickstart.html', '/docs/quickstart/'],
  ['/docs/quickstart/index.html', '/docs/quickstart/'],
  ['/docs/index.html', '/docs/'],
  ['/index.html', '/'],
  [' /docs/quickstart.html ', '/docs/quickstart/'],
  ['/docs/quickstart/', '/docs/quickstart/'],
  ['/docs/quickstart', '/docs/quickstart'],
  ['/docs/html', '/docs/html'],
  ['/docs/a.html/', '/docs/a.html/'],
  ['/prefix/index.html', '/prefix/'],
  ['/404.html', '/404.html'],
  ['/', '/'],
])('%s → %s', (path, clean) => expect(cleanHtmlPath(path)).toBe(clean));
