import type { Problem } from '../../../base/problems/problem';
import { groupSamples, type SampleGroup } from '../../../docs/document/samples/group-samples';
import type { CodeSample } from '../../../docs/document/samples/ink-sample';
import {
  checkInkFence,
  isInk,
  readInkSample,
} from '../../../docs/document/samples/read-ink-sample';
import type { DraftReport } from '../../../lessons/samples/check-group';
import { placeProblems } from '../../../lessons/samples/place-problems';
import type { SampleProblem } from '../../../lessons/samples/sample-problem';
import { workerAsker } from './ask-worker';

/** What is wrong with groups of samples, by their content: writing changes one of them at a time. */
const known = new Map<string, Promise<readonly SampleProblem[]>>();
const ask = workerAsker<[SampleGroup, DraftReport]>('./samples.worker.js');

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
  const problems =
    known.get(key) ?? ask(group).then(({ problems, slips }) => [...problems, ...slips]);
  known.set(key, problems);
  return problems;
}
