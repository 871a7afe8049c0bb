import { forwarders } from './forwarder';

const site = {
  pages: ['/', '/docs/a/', '/404/'],
  redirects: [{ fromPath: '/base/old/', toPath: '/base/docs/a/' }],
  pathPrefix: '/base',
};

test('every page but the home and not-found pages has a document at its address with .html', () => {
  const { documents, rules } = forwarders({ ...site, isNetlify: false });
  expect(documents.map(({ address }) => address)).toEqual([
    '/docs/a.html',
    '/old.html',
    '/old/index.html',
  ]);
  expect(documents[0]?.text).toContain('"/base/docs/a/"');
  expect(rules).toEqual([]);
});

test('Netlify gets rules for them, since its own .html files would lead in a circle', () => {
  const { documents, rules } = forwarders({ ...site, isNetlify: true });
  expect(documents.map(({ address }) => address)).toEqual(['/old/index.html']);
  expect(rules).toContainEqual({ fromPath: '/base/docs/a.html', toPath: '/base/docs/a/' });
});
