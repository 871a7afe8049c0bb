import type { CodeSample } from '../../core/document/document-content';
import type { Problem } from '../../core/problems/problem';
import type { SampleProblem } from '../../core/samples/sample-problem';
import { groupSamples, type SampleGroup } from '../../core/samples/group-samples';
import { placeProblems } from '../../core/samples/place-problems';
import { checkInkFence, isInk, readInkSample } from '../../core/samples/read-ink-sample';
import type { SampleAnswer, SampleRequest } from './samples.worker';

/** What is wrong with groups of samples, by their content: writing changes one of them at a time. */
const known = new Map<string, Promise<readonly SampleProblem[]>>();
const waiting = new Map<number, (answer: SampleAnswer) => void>();
let worker: Worker | null = null;

/** Compiles and plays the ink samples of a page; resolves with what is wrong with them. */
export async function checkSamples(
  file: string,
  codeSamples: readonly CodeSample[],
): Promise<Problem[]> {
  const fences = codeSamples.filter(isInk);
  const groups = groupSamples(fences.map(readInkSample));
  const found = await Promise.all(
    groups.map(async (group) => placeProblems(await check(group), group, file)),
  );
  return [...fences.flatMap((fence) => checkInkFence(fence, file)), ...found.flat()];
}

function check(group: SampleGroup): Promise<readonly SampleProblem[]> {
  // Its place on the page does not matter.
  const key = JSON.stringify(group, (name, value: unknown) => (name === 'line' ? 0 : value));
  const problems = known.get(key) ?? ask(group);
  known.set(key, problems);
  return problems;
}

async function ask(group: SampleGroup): Promise<readonly SampleProblem[]> {
  const id = known.size;
  const { report } = await new Promise<SampleAnswer>((resolve) => {
    waiting.set(id, resolve);
    openWorker().postMessage({ id, group } satisfies SampleRequest);
  });
  return report.problems;
}

function openWorker(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./samples.worker.js', document.baseURI));
  worker.addEventListener('message', ({ data }: MessageEvent<SampleAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return worker;
}
