import type { AppFiles } from '../../base/app-files/app-files';
import { readAppScripts } from './app-scripts';
import { deferApp } from './defer-app';

const slice = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping="{\\"app\\":[\\"/app.css\\"],\\"search\\":[\\"/search.js\\"]}";
  </script>
<script>window.___webpackCompilationHash="abc";</script><script src="/base/webpack-runtime-1.js" async></script><script src="/base/framework-1.js" async></script><script src="/base/app-1.js" async></script>`;

/** The HTML that Gatsby writes. */
const pageOf = (path: string) =>
  '<html><head><title>A page</title></head><body><div id="___gatsby"></div>' +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" -->${slice}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const options = {
  earlyScript: 'if(1<2)$1',
  scripts: ['/base/app-1.js'],
  code: { '/docs/story/': ['/base/doc-1.js'], '/404.html': ['/base/doc-1.js'] },
  pathPrefix: '/base',
};
const filesIn = (html: string) =>
  JSON.parse(/id="app-files">(?<files>[^<]*)</.exec(html)?.groups?.files ?? '') as AppFiles;

test('what stands in Gatsby’s scripts becomes a file that runs first, with webpack’s runtime', () => {
  const { addresses, start } = readAppScripts(slice, '/base', (address) => `read("${address}")`);
  expect(start.text).toContain('window.___chunkMapping="{\\"app\\":[\\"/app.css\\"]}";');
  expect(start.text).toContain('window.___webpackCompilationHash="abc";');
  expect(start.text).toMatch(/;\nread\("\/webpack-runtime-1\.js"\)$/);
  expect(start.address).toMatch(/^\/app-start-[\da-f]{6}\.js$/);
  expect(addresses).toEqual([`/base${start.address}`, '/base/framework-1.js', '/base/app-1.js']);
});

test('a page names the files of the app and runs the early script instead', () => {
  const html = deferApp(pageOf('/docs/story/'), options);
  expect(html).not.toMatch(/<script[^>]*src=/);
  expect(html).toContain('<script data-early="">if(1<2)$1</script></head>');
  expect(filesIn(html)).toEqual({
    page: '/docs/story/',
    scripts: ['/base/app-1.js'],
    ahead: [
      ['script', '/base/doc-1.js'],
      ['fetch', '/base/page-data/docs/story/page-data.json'],
      ['fetch', '/base/page-data/app-data.json'],
    ],
  });
});

test('a page of an earlier build gets the names of this one, whether Gatsby has put its scripts in again or not', () => {
  const before = deferApp(pageOf('/docs/story/'), options);
  const later = { ...options, earlyScript: 'later()', scripts: ['/base/app-2.js'] };
  const stitched = before.replace('--><!--', `-->${slice}<!--`);
  for (const html of [before, stitched]) {
    const again = deferApp(html, later);
    expect(filesIn(again).scripts).toEqual(['/base/app-2.js']);
    expect(again.match(/<script/g)).toHaveLength(2);
    expect(again).toContain('later()');
    expect(deferApp(again, later)).toBe(again);
  }
});

test('no data are fetched ahead for an unknown address, and a document that is no page stays', () => {
  expect(filesIn(deferApp(pageOf('/404.html'), options)).ahead).toEqual([
    ['script', '/base/doc-1.js'],
  ]);
  const other = '<html><head></head><body>Moved</body></html>';
  expect(deferApp(other, options)).toBe(other);
});
