// What a build does after one page was edited: no more than it must, and nothing that differs from a new build.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCopy } from '../site-copy.mjs';

const PAGE = 'content/docs/quickstart.mdx';
const ADDRESS = 'docs/quickstart';

/** What one edit may change: the page, what contains its text, and what is written by all builds. */
const CHANGED = [
  `${ADDRESS}/index.html`,
  `${ADDRESS}/index.md`,
  `page-data/${ADDRESS}/page-data.json`,
  'docs/print/index.html',
  'llms-full.txt',
  // Has the page’s hash.
  'admin/content.json',
  // Has the digests of all pages.
  'service-worker.js',
];
/** The names and contents of some of its files are different each time. */
const SEARCH = /^pagefind\//;
/** The lists of the site’s files, which are compared without the search’s: their digests and sizes differ with them. */
const LISTS = ['offline-files.json', 'service-worker.js'];
const OF_SEARCH = /"(?:\/pagefind\/[^"]*|\/offline-files\.json|build|bytes)"(?::(?:"[^"]*"|\d+))?/g;

function digestsOf(directory) {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(directory, name)).isFile());
  const contentOf = (name) => {
    const content = readFileSync(path.join(directory, name));
    return LISTS.includes(name) ? content.toString().replace(OF_SEARCH, '') : content;
  };
  return new Map(
    files
      .filter((name) => !SEARCH.test(name))
      .map((name) => [
        name.split(path.sep).join('/'),
        createHash('sha256').update(contentOf(name)).digest('hex'),
      ]),
  );
}

/** When the scripts of a built copy were last compiled. */
const compiledAt = (directory) =>
  statSync(path.join(directory, '.cache/webpack/scripts.json'), { throwIfNoEntry: false })?.mtimeMs;

const differing = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name) !== other.get(name))
    .sort();

/** The numbers in Gatsby’s output that do not depend on the machine. */
function countsIn(output) {
  const count = (pattern) => Number(pattern.exec(output)?.groups?.count ?? 0);
  return {
    // Gatsby counts queries only if other processes run them, but always the answers that it writes.
    queried: count(/Writing page-data\.json .* directory -\s+\S+ - (?<count>\d+)\//),
    rendered: count(/Building static HTML for pages - \S+ - (?<count>\d+)\//),
    read: count(/(?<count>\d+) of \d+ pages read/),
  };
}

/**
 * Edits a page of a built copy, builds it again, and takes the edit back with a third build; returns problems with
 * what was done and what came of it.
 */
export async function checkOneEdit(directory, options) {
  const output = path.join(directory, 'public');
  const file = path.join(directory, PAGE);
  const source = readFileSync(file, 'utf8');
  const before = digestsOf(output);
  const compiled = compiledAt(directory);
  writeFileSync(file, `${source}\nOne lamp is lit.\n`);
  const counts = countsIn(await buildCopy(directory, options));
  const edited = digestsOf(output);
  writeFileSync(file, source);
  await buildCopy(directory, options);
  const after = digestsOf(output);
  const problems = Object.entries(counts).flatMap(([name, count]) =>
    count === 1 ? [] : [`${name}: ${count} pages after one was edited`],
  );
  if (compiled === undefined || compiledAt(directory) !== compiled)
    problems.push('the scripts were compiled again');
  const changed = differing(before, edited);
  return [
    ...problems,
    ...changed.filter((name) => !CHANGED.includes(name)).map((name) => `${name} has changed, too`),
    ...CHANGED.filter((name) => !changed.includes(name)).map((name) => `${name} has not changed`),
    ...differing(before, after).map((name) => `${name} is different once the edit is taken back`),
  ];
}
