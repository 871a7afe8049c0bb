import { makeFakeWorker } from '../../../../testing/fake-worker';
import { fileAddress, pageDataAddress } from './file-address';

beforeEach(makeFakeWorker);

const place = { pathPrefix: '/base', foreign: ['/admin/', '/de/'] };

test.each([
  ['/base/docs/a/?q=1#b', '/docs/a/index.html'],
  ['/base/', '/index.html'],
  ['/base/img/a%20b.svg', '/img/a b.svg'],
  ['/base/img/100%.svg', '/img/100%.svg'],
  ['/base/admin/', null],
  ['/base/de/docs/a/', null],
  ['/other/', null],
  ['https://elsewhere.test/base/', null],
])('the file of %s is %s', (url, address) => {
  expect(fileAddress(new URL(url, self.location.origin), place)).toBe(address);
});

test.each([
  ['/docs/a/index.html', '/page-data/docs/a/page-data.json'],
  ['/index.html', '/page-data/index/page-data.json'],
])('the data of %s are at %s', (document, address) => {
  expect(pageDataAddress(document)).toBe(address);
});
