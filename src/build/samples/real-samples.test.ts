/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '../../core/problems/format-problems';
import { formatSummary } from '../../core/samples/sample-summary';
import { DocumentStore } from '../documents/document-store';
import { checkSamples, type SampledDoc } from './check-samples';

const projectRoot = process.cwd();
const noCache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };

async function loadDocs(): Promise<SampledDoc[]> {
  const store = new DocumentStore({ projectRoot, cache: noCache, pipelineDigest: '' });
  const directory = path.join(projectRoot, 'content/docs');
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
  const load = async (name: string) => {
    const { codeSamples } = await store.load(path.join(directory, name));
    return { file: `content/docs/${name}`, codeSamples };
  };
  return Promise.all(names.sort().map(load));
}

test('every sample of the docs does what its fence says, in under three seconds', async () => {
  const docs = await loadDocs();
  const start = performance.now();
  const { problems, summary } = await checkSamples(docs, { cache: noCache, digest: '' });
  const duration = performance.now() - start;
  if(process.env.SHOW) console.log(duration, formatSummary(summary));
  expect(problems.length === 0 ? '' : formatProblems(problems)).toBe('');
  expect(summary.complete).toBeGreaterThan(100);
  expect(duration).toBeLessThan(3000);
});
