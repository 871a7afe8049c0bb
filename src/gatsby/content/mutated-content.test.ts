import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseDocument as parseYaml } from 'yaml';
import { makeDoc, makeVersion } from '../../../testing/factories';
import { mutateText } from '../../../testing/mutate-text';
import { addFiles, makeProject } from '../../../testing/temp-project';
import { firstSeed, times } from '../../../testing/thorough';
import { noCache } from '../../../testing/no-cache';
import { docPathOf } from '../../base/paths/doc-path';
import type { Problem } from '../../base/problems/problem';
import { parseFrontmatter } from '../../docs/frontmatter/parse-frontmatter';
import { checkGlossary } from '../../docs/glossary/check-glossary';
import { parseGlossary } from '../../docs/glossary/parse-glossary';
import { parseRedirects } from '../../docs/redirects/parse-redirects';
import { parseReference } from '../../docs/reference/parse-reference';
import { parseSearchSynonyms } from '../../docs/reference/parse-search-synonyms';
import type { DocRecord } from '../../docs/sidebar/doc-record';
import { parseSidebars } from '../../docs/sidebar/parse-sidebars';
import { DocumentStore } from '../documents/document-store';
import { redirectRules } from '../hosts/redirect-rules';
import { checkSamples } from '../samples/check-samples';
import { planSite } from './site-plan';

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));

const pages = filesIn('content/docs', '.mdx');
/** Tests a file, changed in `count` ways; reports the seed and text of a failure. */
async function tryOut(
  files: readonly string[],
  count: number,
  attempt: (source: string, file: string, seed: number) => Problem[] | Promise<Problem[]>,
  ending: (seed: number) => string = () => '',
): Promise<void> {
  for (let run = 0; run < count * times; run += 1) {
    const seed = firstSeed + run;
    const file = files[run % files.length] ?? '';
    const source = mutateText(readFileSync(file, 'utf8'), seed) + ending(seed);
    try {
      const problems = await attempt(source, file, seed);
      expectPlaces(problems, source, file);
    } catch (error) {
      throw new Error(`${file}, changed with seed ${seed}`, { cause: error });
    }
  }
}

/** Every problem has its file, a line that the file has, and a hint. */
function expectPlaces(problems: readonly Problem[], source: string, file: string): void {
  const lines = source.split(/\r\n?|\n/).length;
  for (const problem of problems) {
    expect(problem.file).toBe(file);
    expect(problem.message).toMatch(/\S/);
    expect(problem.hint).toMatch(/\S/);
    expect(Number.isInteger(problem.line)).toBe(true);
    expect(problem.line).toBeGreaterThanOrEqual(1);
    expect(problem.line).toBeLessThanOrEqual(lines);
  }
}

const hasError = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** The length of a YAML list as read without our rules; -1 if it is no list. */
function lengthOf(source: string): number {
  const value: unknown = parseYaml(source).toJS();
  return value === null ? 0 : Array.isArray(value) ? value.length : -1;
}

/** The last words of a changed page. */
const marker = (seed: number): string => `marker${seed}`;

test('pages are read, or refused with their line, and lose no words', async () => {
  const projectRoot = makeProject();
  symlinkSync(path.resolve('static'), path.join(projectRoot, 'static'), 'dir');
  const store = new DocumentStore({ projectRoot, cache: noCache, pipelineDigest: '' });
  await tryOut(
    pages,
    48,
    async (source, file, seed) => {
      addFiles(projectRoot, { [file]: source });
      const { problems, ...document } = await store.load(path.join(projectRoot, file));
      const text = JSON.stringify(document);
      expect(JSON.parse(text)).toEqual(document);
      if (!hasError(problems)) expect(text).toContain(marker(seed));
      // Samples take most of the time and have their own tests.
      if (seed % 12 !== 0) return problems;
      const samples = await checkSamples([{ file, ...document }], { cache: noCache, digest: '' });
      return [...problems, ...samples.problems];
    },
    (seed) => `\n\n${marker(seed)}\n`,
  );
});

function makeDocs(): DocRecord[] {
  return pages.map((file) => {
    const docId = file.slice('content/docs/'.length, -'.mdx'.length);
    const { frontmatter } = parseFrontmatter(readFileSync(file, 'utf8'), file);
    return makeDoc(docId, { frontmatter, path: docPathOf('/docs', docId, frontmatter.slug) });
  });
}

const planOptions = {
  withDrafts: false,
  editUrl: null,
  historyOf: () => null,
  hasFile: () => true,
  standingPaths: ['/', '/search/', '/playground/'],
};

test('a sidebar is read, or refused with its line, and never costs a page', async () => {
  const docs = makeDocs();
  await tryOut(['content/sidebars.yaml'], 14, (source, file) => {
    const { sidebars, problems } = parseSidebars(source, file);
    const version = makeVersion({ sidebarFile: file });
    const plan = planSite({ versions: [{ version, docs, sidebars }], redirects: [] }, planOptions);
    const paths = new Set(plan.pages.map(({ path: address }) => address));
    expect(docs.filter((doc) => !paths.has(doc.path))).toEqual([]);
    expect(JSON.stringify(plan.pages)).not.toContain('undefined');
    return [...problems, ...plan.problems.filter((problem) => problem.file === file)];
  });
});

const RULE = /^(?<from>\S+) (?<to>\S+) 301!?$/;

test('redirects are read, or refused with their line, and each becomes a rule', async () => {
  await tryOut(['content/redirects.yaml'], 14, (source, file) => {
    const { redirects, problems } = parseRedirects(source, file);
    if (hasError(problems)) return problems;
    expect(redirects).toHaveLength(lengthOf(source));
    const rules = redirectRules(redirects.map(({ from, to }) => ({ fromPath: from, toPath: to })));
    const lines = rules.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of lines) expect(line).toMatch(RULE);
    return problems;
  });
});

test('the glossary is read, or refused with its line, and loses no word', async () => {
  await tryOut(['content/glossary.yaml'], 8, (source, file) => {
    const glossary = parseGlossary(source, file);
    if (hasError(glossary.problems)) return glossary.problems;
    expect(glossary.terms).toHaveLength(lengthOf(source));
    return [...glossary.problems, ...checkGlossary(glossary, file, new Map())];
  });
});

test('the reference is read, or refused with its line, and loses no entry', async () => {
  await tryOut(filesIn('content/reference', '.yaml'), 12, (source, file) => {
    const { entries, problems } = parseReference([{ file, source }]);
    if (hasError(problems)) return problems;
    const { entries: written } = parseYaml(source).toJS() as { entries: unknown[] };
    expect(entries).toHaveLength(written.length);
    return problems;
  });
});

test('what the search takes words for is read, or refused with its line', async () => {
  await tryOut(['content/search-synonyms.yaml'], 6, (source, file) => {
    const { synonyms, problems } = parseSearchSynonyms(source, file);
    if (!hasError(problems)) expect(synonyms).toHaveLength(lengthOf(source));
    return problems;
  });
});
