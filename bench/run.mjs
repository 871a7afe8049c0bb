// Prints what the site weighs and how fast it is, beside other documentation tools with the same pages:
// npm run bench (after npm run build), or npm run bench -- weight | lighthouse | navigation | builds | edits
import path from 'node:path';
import { measureBuild } from './measure-build.mjs';
import { measureDevelopEdits, measureWarmBuild } from './measure-edits.mjs';
import { measureLighthouse } from './measure-lighthouse.mjs';
import { measureNavigation } from './measure-navigation.mjs';
import { measurePage } from './measure-page.mjs';
import { clearCaches, installPeer, peers, readTwins, writePages } from './peers.mjs';
import { generatedPages, measureScaledBuild } from './scaled-site.mjs';

const QUICKSTART = '/docs/quickstart/';
const LARGEST = '/docs/atrament-basics/choices/';
const OTHER = '/docs/troubleshooting/';
const OWN_PAGES = ['/', '/docs/', QUICKSTART, LARGEST, '/docs/category/markup/'];
const KINDS = ['requests', 'total', 'html', 'js', 'css', 'fonts', 'images', 'other'];

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
const megabytes = (bytes) => Math.round(bytes / 1024 / 1024);

function printTable(head, rows) {
  console.log(`\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

const cellsOf = (measured) =>
  KINDS.map((kind) => (kind === 'requests' ? measured.requests : kilobytes(measured[kind])));

/** Gives every peer these pages and builds it cold, once; yields what each build took. */
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
  const own = [];
  for (const address of OWN_PAGES) {
    for (const withApp of [false, true]) {
      const measured = await measurePage('public', address, { withApp });
      own.push([address, withApp ? 'with the app' : 'at first', ...cellsOf(measured)]);
    }
  }
  printTable(['KB gzip', '', ...KINDS], own);
  const rows = [];
  for (const { title, site } of sites) {
    for (const address of [QUICKSTART, LARGEST]) {
      rows.push([title, address, ...cellsOf(await measurePage(site, address))]);
      if (site !== 'public') continue;
      const all = await measurePage(site, address, { withApp: true });
      rows.push([`${title}, with its app`, address, ...cellsOf(all)]);
    }
  }
  printTable(['', 'first load, KB gzip', ...KINDS], rows);
}

async function printLighthouse(sites) {
  const rows = [];
  for (const { title, site } of sites) {
    const addresses =
      site === 'public'
        ? [QUICKSTART, LARGEST, '/', '/docs/category/markup/']
        : [QUICKSTART, LARGEST];
    for (const address of addresses) {
      const { lcp, tbt, cls, ...scores } = await measureLighthouse(site, address);
      rows.push([
        title,
        address,
        ...Object.values(scores),
        Math.round(lcp),
        Math.round(tbt),
        cls.toFixed(4),
      ]);
    }
  }
  printTable(
    [
      '',
      'Lighthouse, mobile',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'TBT ms',
      'CLS',
    ],
    rows,
  );
}

async function printNavigation(sites) {
  const rows = [];
  for (const { title, site } of sites) {
    const near = await measureNavigation(site, [QUICKSTART, OTHER]);
    const slow = await measureNavigation(site, [QUICKSTART, OTHER], { isSlow: true });
    rows.push([title, near.toFixed(0), slow.toFixed(0)]);
  }
  printTable(['sidebar click to new heading, ms', 'localhost', 'slow 4G'], rows);
}

async function printBuilds(twins) {
  printTable(['cold build', '', 'seconds', 'peak MB'], []);
  // Each row as it comes: the last ones take long.
  const print = (count, { title, seconds, peakBytes }) =>
    console.log(`| ${count} pages | ${title} | ${seconds.toFixed(1)} | ${megabytes(peakBytes)} |`);
  const measureOwn = async (more) => ({ title: 'this site', ...(await measureScaledBuild(more)) });
  for (const more of [0, 1000]) {
    const pages = [...twins, ...generatedPages(more)];
    print(pages.length, await measureOwn(more));
    for await (const built of buildPeers(pages)) print(pages.length, built);
  }
  print(twins.length + 3000, await measureOwn(3000));
}

async function printEdits() {
  const shown = await measureDevelopEdits();
  const warm = await measureWarmBuild();
  printTable(
    ['after one page was edited', 'seconds'],
    [
      ['the page in develop', (shown / 1000).toFixed(1)],
      ['a build', warm.seconds.toFixed(1)],
    ],
  );
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
