import type { TestAnswer, TestRequest } from './protocol';
import { replay } from './replay';
import { TestRun } from './run-tests';

/** What the worker does with each request. */
export function answerTests(answer: (answer: TestAnswer) => void): (request: TestRequest) => void {
  const run = new TestRun(answer);
  return (request) => {
    if (request.type === 'run') run.run(request.program, request.plan).catch(throwAlone);
    else if (request.type === 'pause') run.pause(request.isPaused);
    else {
      const { id, program, ways } = request;
      replay(program, ways)
        .then((replays) => answer({ type: 'replayed', id, replays }))
        .catch(throwAlone);
    }
  };
}

/** Throws outside of any promise: only so does an error in a worker reach the page, which starts another one. */
function throwAlone(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
