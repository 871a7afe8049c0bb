import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeProject } from '../../../testing/temp-project';
import { checkContent } from '../content/check-content';
import { DocumentStore } from '../documents/document-store';

const PAGE = '---\ntitle: Rain\ndescription: D.\n---\n\nIt *rains*\nthe whole day.\n';
const CLAIM = '- page: rain\n  says: It rains the whole day\n  ink: Rain.\n  text: Rain.\n';

const stores = () => {
  const kept = new Map<string, unknown>();
  const set = jest.fn((key: string, value: unknown) => Promise.resolve(kept.set(key, value)));
  return { get: (key: string) => Promise.resolve(kept.get(key)), set };
};

const isPlay = (value: unknown) =>
  typeof value === 'object' && value !== null && 'failure' in value;

/** How many claims were played, of all that was kept. */
const playsIn = ({ set }: ReturnType<typeof stores>) =>
  set.mock.calls.filter(([, value]) => isPlay(value)).length;

async function check(files: Record<string, string>, cache = stores()) {
  const projectRoot = makeProject({
    'content/sidebars.yaml': 'tutorialSidebar:\n  - rain',
    'content/docs/rain.mdx': PAGE,
    ...files,
  });
  // The directory in which the engine is installed.
  symlinkSync(path.resolve('node_modules'), path.join(projectRoot, 'node_modules'));
  const store = new DocumentStore({ projectRoot, cache: stores(), pipelineDigest: '' });
  const samples = { cache, digest: '' };
  const { problems } = await checkContent(projectRoot, store, { samples, withDrafts: false });
  return problems.filter(({ message }) => !message.includes('quickstart'));
}

it('reports nothing for a true claim, and plays it once', async () => {
  const cache = stores();
  expect(await check({ 'content/claims/a.yaml': CLAIM }, cache)).toEqual([]);
  expect(playsIn(cache)).toBe(1);
  const moved = `# Rain.\n\n${CLAIM}`;
  expect(await check({ 'content/claims/b.yaml': moved }, cache)).toEqual([]);
  expect(playsIn(cache)).toBe(1);
});

it('stops at a false claim, with the place of its sentence and the two outcomes', async () => {
  expect(
    await check({ 'content/claims/a.yaml': CLAIM.replace('text: Rain', 'text: Snow') }),
  ).toEqual([
    {
      severity: 'error',
      file: 'content/docs/rain.mdx',
      line: 6,
      message:
        '“It rains the whole day” is not what the engine does. At the start: text should be ["Snow."] and is ["Rain."].',
      hint: 'Correct the sentence, or the claim in content/claims/a.yaml:1 if that is wrong.',
    },
  ]);
});

it('complains of a claim whose sentence is gone, and of one that cannot be read', async () => {
  const problems = await check({
    'content/claims/a.yaml': CLAIM.replace('whole', 'half'),
    'content/claims/b.yaml': CLAIM.replace('ink:', 'ikn:'),
  });
  expect(problems).toMatchObject([
    { file: 'content/claims/b.yaml', line: 3 },
    { file: 'content/claims/a.yaml', line: 1 },
  ]);
});

it('takes a claim about an entry of the reference', async () => {
  const claim = CLAIM.replace('page: rain', 'entry: tag-clear');
  const entry =
    'kind: knot-tag\nentries:\n  - name: CLEAR\n    summary: It rains the whole day.\n    handledBy: [core]\n';
  const files = { 'content/reference/tags.yaml': entry };
  expect(await check({ ...files, 'content/claims/a.yaml': claim })).toEqual([]);
  const [problem] = await check({
    ...files,
    'content/claims/a.yaml': claim.replace('text: Rain', 'text: Snow'),
  });
  expect(problem).toMatchObject({ file: 'content/reference/tags.yaml', line: 4 });
});
