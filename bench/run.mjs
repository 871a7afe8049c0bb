// Prints the site’s size and speed, compared with other documentation tools with the same pages: npm run bench (after
// npm run build), or npm run bench -- weight | lighthouse | navigation | builds | edits | write | map | story
import path from 'node:path';
import { measureBuild } from './measure-build.mjs';
import { measureWrite } from './measure-write.mjs';
import { measureDevelopEdits } from './measure-edits.mjs';
import { measureLighthouse } from './measure-lighthouse.mjs';
import { measureMap } from './measure-map.mjs';
import { measureNavigation } from './measure-navigation.mjs';
import { measurePage } from './measure-page.mjs';
import { measureStories } from './measure-story.mjs';
import { clearCaches, installPeer, peers, readTwins, writePages } from './peers.mjs';
import { generatedPages, measureEditOfScaled, measureScaledBuild } from './scaled-site.mjs';

const QUICKSTART = '/docs/quickstart/';
const LARGEST = '/docs/atrament-basics/choices/';
const OTHER = '/docs/troubleshooting/';
const OWN_PAGES = ['/', '/docs/', QUICKSTART, LARGEST, '/docs/category/markup/'];
const KINDS = ['requests', 'total', 'html', 'js', 'css', 'fonts', 'images', 'other'];

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

const printRow = (cells) => console.log(`| ${cells.join(' | ')} |`);

/** Rows are printed one by one, as they are measured: the last ones can take long. */
function printHead(cells) {
  console.log('');
  printRow(cells);
  printRow(cells.map(() => '---'));
}

const cellsOf = (measured) =>
  KINDS.map((kind) => (kind === 'requests' ? measured.requests : kilobytes(measured[kind])));

/** Writes these pages for every peer and builds it cold, once; yields what each build took. */
async function* buildPeers(pages) {
  for (const peer of peers) {
    const directory = installPeer(peer.name);
    writePages(peer, directory, pages);
    clearCaches(peer, directory);
    const [command, ...args] = peer.build;
    const cost = await measureBuild(path.join(directory, command), args, { cwd: directory });
    yield { ...peer, ...cost, site: path.join(directory, peer.output) };
  }
}

async function printWeight(sites) {
  const printPage = async (title, site, address, options = {}) =>
    printRow([title, address, ...cellsOf(await measurePage(site, address, options))]);
  printHead(['', 'first load, KB gzip', ...KINDS]);
  for (const address of OWN_PAGES) {
    await printPage('this site', 'public', address);
    await printPage('this site, with its app', 'public', address, { withApp: true });
  }
  // Every tool fetches pages ahead, each at its own time.
  for (const { title, site } of sites) {
    for (const address of [QUICKSTART, LARGEST]) {
      if (site !== 'public') await printPage(title, site, address);
      await printPage(`${title}, in all`, site, address, { inAll: true });
    }
  }
}

async function printLighthouse(sites) {
  printHead([
    '',
    'Lighthouse, mobile',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP ms',
    'TBT ms',
    'CLS',
  ]);
  const rounded = (value, digits = 0) => value?.toFixed(digits) ?? '–';
  for (const { title, site } of sites) {
    const others = site === 'public' ? ['/', '/docs/category/markup/'] : [];
    for (const address of [QUICKSTART, LARGEST, ...others]) {
      const { lcp, tbt, cls, ...scores } = await measureLighthouse(site, address);
      const values = [rounded(lcp), rounded(tbt), rounded(cls, 4)];
      printRow([title, address, ...Object.values(scores), ...values]);
    }
  }
}

async function printNavigation(sites) {
  printHead(['sidebar click to new heading, ms', 'localhost', 'slow 4G']);
  for (const { title, site } of sites) {
    const near = await measureNavigation(site, [QUICKSTART, OTHER]);
    const slow = await measureNavigation(site, [QUICKSTART, OTHER], { isSlow: true });
    printRow([title, near.toFixed(0), slow.toFixed(0)]);
  }
}

async function printBuilds(twins) {
  printHead(['build', '', 'seconds', 'peak MB']);
  const print = (count, title, { seconds, peakBytes }) =>
    printRow([`${count} pages`, title, seconds.toFixed(1), megabytes(peakBytes)]);
  for (const more of [0, 1000]) {
    const pages = [...twins, ...generatedPages(more)];
    print(pages.length, 'this site', await measureScaledBuild(more));
    print(pages.length, 'this site, after one page was edited', await measureEditOfScaled(more));
    for await (const built of buildPeers(pages)) print(pages.length, built.title, built);
  }
  const plain = await measureScaledBuild(1000, { fence: 'text' });
  print(twins.length + 1000, 'this site, 6,000 of its samples as plain code', plain);
  print(twins.length + 3000, 'this site', await measureScaledBuild(3000));
}

async function printEdits() {
  printHead(['after one page was edited', 'seconds']);
  const shown = await measureDevelopEdits();
  printRow(['the page in develop', (shown / 1000).toFixed(1)]);
}

async function printWrite() {
  printHead(['while writing', 'seconds']);
  for (const [title, seconds] of await measureWrite()) printRow([title, seconds.toFixed(2)]);
}

async function printMap() {
  for (const knots of [500, 2000]) {
    const title = `a map of ${knots} places`;
    printHead([title, 'SVG elements', 'median frame, ms', 'worst', 'longest task']);
    for await (const { action, elements, ...times } of measureMap('public', knots))
      printRow([
        action,
        elements,
        ...['median', 'worst', 'task'].map((name) => times[name].toFixed(0)),
      ]);
  }
}

async function printStory() {
  const heads = ['key to frame, ms', '95 of 100', 'longest', 'map, ms', 'edit, CPU s', 'MB'];
  printHead(['lines of a story', ...heads]);
  for await (const measured of measureStories('public', [1700, 10_000, 56_000])) {
    const { lines, key, slowKey, slowestKey, map, edit, memory } = measured;
    const times = [key, slowKey, slowestKey, map].map((time) => time.toFixed(0));
    printRow([lines, ...times, edit.toFixed(1), megabytes(memory)]);
  }
}

const wanted = process.argv.slice(2);
const isWanted = (stage) => wanted.length === 0 || wanted.includes(stage);

const twins = readTwins('public');
if (['weight', 'lighthouse', 'navigation'].some(isWanted)) {
  const sites = [{ title: 'this site', site: 'public' }];
  for await (const built of buildPeers(twins)) sites.push(built);
  if (isWanted('weight')) await printWeight(sites);
  if (isWanted('lighthouse')) await printLighthouse(sites);
  if (isWanted('navigation')) await printNavigation(sites);
}
if (isWanted('builds')) await printBuilds(twins);
if (isWanted('edits')) await printEdits();
if (isWanted('write')) await printWrite();
if (isWanted('map')) await printMap();
if (isWanted('story')) await printStory();
