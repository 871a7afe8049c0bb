// Fails if the site exceeds its size budgets: npm test runs it after the build. `--growth` also builds the site with
// 100 pages more, and checks what they add to a page: part of the soak.
import { budgets } from './budgets.mjs';
import { measureGame } from './measure-game.mjs';
import { measureOffline, measureWorker } from './measure-offline.mjs';
import { measurePage } from './measure-page.mjs';
import { measureExercise, measureParts, measurePlayer, measureTests } from './measure-player.mjs';
import { measureSearch } from './measure-search.mjs';
import { buildScaledSite } from './scaled-site.mjs';

const PAGE = '/docs/quickstart/';
const PLAYED_PAGE = '/docs/atrament-basics/choices/';
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const failures = [];

function hold(name, actual, limit, show = kilobytes) {
  console.log(
    `${actual <= limit ? 'ok  ' : 'OVER'}  ${name}: ${show(actual)} (budget ${show(limit)})`,
  );
  if (actual > limit) failures.push(name);
}

const describe = (when, measured) =>
  console.log(
    `${PAGE} ${when}: ${measured.requests} requests; ${['html', 'js', 'css', 'fonts', 'images', 'other'].map((kind) => `${kind} ${kilobytes(measured[kind])}`).join(', ')}`,
  );

const atFirst = await measurePage('public', PAGE);
const real = await measurePage('public', PAGE, { withApp: true });
describe('before the reader does anything', atFirst);
describe('with the app', real);
hold('before the reader does anything', atFirst.total, budgets.beforeIntent);
hold('scripts in the page', atFirst.inlineScripts + atFirst.js, budgets.inlineScripts);
hold('all with the app', real.total, budgets.firstLoad);
hold('fonts', real.fonts, budgets.fonts);

const home = await measurePage('public', '/');
hold('the home page, before the reader does anything', home.total, budgets.homeBeforeIntent);

for (const [address, budget] of Object.entries(budgets.inAll)) {
  const { total } = await measurePage('public', address, { inAll: true });
  hold(`${address} in all, with what is fetched ahead`, total, budget);
}

const player = await measurePlayer('public', PLAYED_PAGE);
hold('a sample that is played', player.play, budgets.play);
hold('a sample that is edited, on top', player.edit, budgets.edit);
hold('the first words written into it, on top', player.write, budgets.write);
hold(
  'an exercise, until its first words are checked',
  await measureExercise('public', PLAYED_PAGE),
  budgets.exercise,
);
hold('the playground’s tests, on top of it', await measureTests('public'), budgets.tests);
for (const [name, bytes] of Object.entries(await measureParts('public')))
  hold(`a part of the playground, on top of it: ${name}`, bytes, budgets.parts[name]);

hold('the player of a downloaded game', measureGame('public'), budgets.game);

const search = await measureSearch('public', PAGE);
const sumOf = (files) => files.reduce((sum, [, bytes]) => sum + bytes, 0);
const code = [...search.open, ...search.type].filter(([file]) => /\.(?:js|css)$/.test(file));
hold('the code of the search', sumOf(code), budgets.searchCode);
hold('the search, opened', sumOf(search.open), budgets.searchOpen);

const { worker, registration } = measureWorker('public');
hold('the script that registers the service worker', registration, budgets.registration);
hold('the service worker, with its list of files', worker, budgets.worker);
hold(
  'what it keeps once a page is used, with itself',
  await measureOffline('public', PLAYED_PAGE),
  budgets.kept,
);

if (process.argv.includes('--growth')) {
  const scaled = await buildScaledSite(100);
  const manyAtFirst = await measurePage(scaled, PAGE);
  const many = await measurePage(scaled, PAGE, { withApp: true });
  const times = (ratio) => `${ratio.toFixed(3)} ×`;
  hold('script with 100 pages more', many.js / real.js, budgets.scriptGrowth, times);
  for (const [name, ratio] of [
    ['the page before the app with 100 pages more', manyAtFirst.total / atFirst.total],
    ['all with the app with 100 pages more', many.total / real.total],
  ]) {
    hold(name, ratio, budgets.firstLoadGrowth, times);
  }
}

process.exitCode = failures.length === 0 ? 0 : 1;
