import { useCallback, useEffect, useReducer, useRef } from 'react';
import { isLife, watchWorker } from '../../base/browser/worker-life';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type { TestReport } from './walk/report';
import { makeTestsWorker } from './worker/make-tests-worker';
import type { TestAnswer, TestPlan, TestRequest } from './worker/protocol';

/** How many workers may be lost with the same tests, which begin anew each time. */
export const TRIES = 3;

export interface TestState {
  phase: 'idle' | 'running' | 'paused' | 'stopped' | 'done' | 'refused' | 'lost' | 'not-loaded';
  /** The text that is or was tested. */
  program: StoryProgram | null;
  plan: TestPlan | null;
  report: TestReport | null;
  /** Why the story cannot be played. */
  messages: readonly StoryMessage[];
}

type TestEvent =
  | { type: 'started'; program: StoryProgram; plan: TestPlan }
  | { type: 'paused' | 'resumed' | 'stopped' | 'lost' | 'not-loaded' }
  | TestAnswer;

const idle: TestState = { phase: 'idle', program: null, plan: null, report: null, messages: [] };

/** The state after an event. */
export function testReducer(state: TestState, event: TestEvent): TestState {
  switch (event.type) {
    case 'started':
      return { ...idle, phase: 'running', program: event.program, plan: event.plan };
    case 'paused':
    case 'stopped':
    case 'lost':
    case 'not-loaded':
      return { ...state, phase: event.type };
    case 'resumed':
      return { ...state, phase: 'running' };
    case 'report':
      return { ...state, report: event.report, phase: event.isDone ? 'done' : state.phase };
    case 'refused':
      return { ...state, phase: 'refused', messages: event.messages };
    case 'replayed':
      return state;
  }
}

export interface TestRunCommands {
  start: (program: StoryProgram, plan: TestPlan) => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Tests a story in a worker; leaving the page stops it. */
export function useTestRun(): { state: TestState; commands: TestRunCommands } {
  const [state, dispatch] = useReducer(testReducer, idle);
  const worker = useRef<Worker | null>(null);
  const unwatch = useRef<(() => void) | null>(null);

  const close = useCallback(() => {
    unwatch.current?.();
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => close, [close]);

  const start = useCallback(
    (program: StoryProgram, plan: TestPlan) => {
      const begin = (tries: number): void => {
        close();
        dispatch({ type: 'started', program, plan });
        const opened = makeTestsWorker();
        worker.current = opened;
        unwatch.current = watchWorker(opened, (event) => {
          close();
          if (tries > 1) begin(tries - 1);
          // What its code throws comes with a message.
          else
            dispatch({
              type:
                event?.type === 'error' && !(event instanceof ErrorEvent) ? 'not-loaded' : 'lost',
            });
        });
        opened.addEventListener('message', ({ data }: MessageEvent<TestAnswer>) => {
          if (worker.current !== opened || isLife(data)) return;
          dispatch(data);
          if (data.type === 'refused' || (data.type === 'report' && data.isDone)) close();
        });
        send(opened, { type: 'run', program, plan });
      };
      begin(TRIES);
    },
    [close],
  );
  const pause = useCallback(() => {
    if (worker.current !== null) send(worker.current, { type: 'pause', isPaused: true });
    dispatch({ type: 'paused' });
  }, []);
  const resume = useCallback(() => {
    if (worker.current !== null) send(worker.current, { type: 'pause', isPaused: false });
    dispatch({ type: 'resumed' });
  }, []);
  const stop = useCallback(() => {
    // The last results stay; a worker that is busy cannot be asked for newer ones.
    close();
    dispatch({ type: 'stopped' });
  }, [close]);
  return { state, commands: { start, pause, resume, stop } };
}

function send(worker: Worker, request: TestRequest): void {
  worker.postMessage(request);
}
