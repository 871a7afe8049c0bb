/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { headElements } from './head-elements';

const markup = (path: string) =>
  renderToStaticMarkup(
    <>{headElements({ path, pathPrefix: '', fontHref: '/static/roman.woff2' })}</>,
  );

test('every page sets its colours and its address before the first paint, and preloads the font', () => {
  const html = markup('/docs/');
  expect(html).toContain('data-theme-choice');
  expect(html).toContain('history.replaceState');
  expect(html).toContain('href="/static/roman.woff2"');
  expect(html.match(/name="theme-color"/g)).toHaveLength(2);
});

test('the home page alone watches for a wrong path prefix', () => {
  expect(markup('/')).toContain('base-url-banner');
  expect(markup('/docs/')).not.toContain('base-url-banner');
});

test.each(['/', '/docs/', '/docs/category/your-first-game/'])(
  '%s keeps a place for the link to where readers of the course go on',
  (path) => {
    expect(markup(path)).toContain('docs.drafts:exercises');
    expect(markup('/docs/quickstart/')).not.toContain('docs.drafts');
  },
);

test.each(['/404/', '/404.html'])('%s goes on to the clean address', (path) => {
  expect(markup(path)).toContain('location.replace');
  expect(markup('/docs/')).not.toContain('location.replace');
});
