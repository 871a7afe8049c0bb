// Runs the queries of the page “Query the content” against the data layer of a build: scripts/test.mjs.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = 'content/docs/tutorial-extras/query-the-content.mdx';
const FENCE = /^```graphql title="(?<title>[^"]+)"\n(?<query>[\s\S]*?)^```$/gm;

/** Writes the page’s queries to a file that a build reads; returns its path, for `ATRAMENT_QUERIES`. */
export function writeQueries(directory) {
  const queries = [...readFileSync(PAGE, 'utf8').matchAll(FENCE)].map(({ groups }) => groups);
  const file = path.resolve(directory, 'queries.json');
  mkdirSync(directory, { recursive: true });
  writeFileSync(file, JSON.stringify(queries));
  return file;
}

const docs = () =>
  readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `content/docs/${name.split(path.sep).join('/')}`)
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const filesOf = (nodes) => nodes.map(({ file }) => file).sort();
const filesWith = (pattern) =>
  docs()
    .filter(({ source }) => pattern.test(source))
    .map(({ file }) => file)
    .sort();
const isSorted = (values) =>
  values.every((value, index) => index === 0 || values[index - 1] >= value);

/** What each answer must contain, found in the files in another way. */
const expectations = {
  'Every page and its address': ({ allMdx }) => {
    assert.deepEqual(
      filesOf(allMdx.nodes),
      docs()
        .map(({ file }) => file)
        .sort(),
    );
  },
  'Pages without keywords': ({ allMdx }) => {
    assert.equal(allMdx.nodes.length, docs().length - filesWith(/^keywords:/m).length);
  },
  'Descriptions that are not sentences': ({ allMdx }) => {
    assert.deepEqual(filesOf(allMdx.nodes), filesWith(/^description: .*[^.!?"'\n]$/m));
  },
  'Drafts and unlisted pages': ({ drafts, unlisted }) => {
    assert.deepEqual(filesOf(drafts.nodes), filesWith(/^draft: true$/m));
    assert.deepEqual(filesOf(unlisted.nodes), filesWith(/^unlisted: true$/m));
  },
  'Samples of # CHECKPOINT': ({ allMdx }) => {
    assert.ok(filesOf(allMdx.nodes).includes('content/docs/atrament-basics/saves.mdx'));
    for (const { document } of allMdx.nodes) {
      assert.ok(document.codeSamples.some(({ code }) => code.includes('# CHECKPOINT')));
    }
  },
  'Links into the page about saves': ({ allMdx }) => {
    assert.deepEqual(
      filesOf(allMdx.nodes),
      filesWith(/\]\([^)\s]*saves\.mdx|href="[^"]*saves\.mdx/),
    );
  },
  'Pages that use the word “knot”': ({ allMdx }) => {
    assert.ok(allMdx.nodes.length > 0);
  },
  'The ten longest pages': ({ allMdx }) => {
    assert.equal(allMdx.nodes.length, 10);
    assert.ok(isSorted(allMdx.nodes.map(({ document }) => document.wordCount)));
  },
  'Pages by their last change': ({ allMdx }) => {
    assert.equal(allMdx.nodes.length, docs().length);
  },
  'Entries without a page': ({ allReferenceEntry }) => {
    assert.ok(Array.isArray(allReferenceEntry.nodes));
  },
};

/** Counts the queries with the answers that the page promises; reports the others. */
export function checkAnswers(file) {
  const answers = JSON.parse(readFileSync(file, 'utf8'));
  const failures = answers.flatMap(({ title, data, errors }) => {
    try {
      assert.equal(errors, undefined, errors?.join('\n'));
      assert.ok(data, 'it was never put to the data layer');
      assert.ok(
        expectations[title],
        'nothing is expected of it: scripts/site-checks/page-queries.mjs',
      );
      expectations[title](data);
      return [];
    } catch (error) {
      return [`“${title}”: ${error.message}`];
    }
  });
  if (answers.length < 10)
    failures.push(`${PAGE} has ${answers.length} queries, but promises ten.`);
  for (const failure of failures) console.error(failure);
  return { passed: Math.max(0, answers.length - failures.length), failed: failures.length };
}
