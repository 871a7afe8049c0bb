/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from '../../core/problems/format-problems';
import { DocumentStore } from '../documents/document-store';
import { checkSamples, type SampledDoc } from './check-samples';

const projectRoot = process.cwd();
const noCache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve() };

async function loadDocs(): Promise<SampledDoc[]> {
  const store = new DocumentStore({ projectRoot, cache: noCache, pipelineDigest: '' });
  const directory = path.join(projectRoot, 'content/docs');
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const load = async (name: string) => {
    const { codeSamples } = await store.load(path.join(directory, name));
    return { file: path.posix.join('content/docs', name), codeSamples };
  };
  return Promise.all(
    names
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map(load),
  );
}

test('every sample of the docs does what its fence says, all of them in under three seconds', async () => {
  const docs = await loadDocs();
  // Time of this process alone: other work on the machine must not decide.
  const start = process.cpuUsage();
  const { problems, summary } = await checkSamples(docs, { cache: noCache, digest: '' });
  const { user } = process.cpuUsage(start);
  expect(problems.length === 0 ? '' : formatProblems(problems)).toBe('');
  expect(summary.complete).toBeGreaterThan(100);
  expect(summary.fragment).toBeGreaterThan(10);
  expect(summary.failing).toBeGreaterThan(10);
  expect(user / 1000).toBeLessThan(3000);
}, 30_000);
