import { act, render, screen, within } from '@testing-library/react';
import { checkExercise } from '../../exercises/check-exercise';
import { ExerciseResult } from './ExerciseResult';
import type { ExerciseRequest } from './exercise-request';

/** What the worker does with a request. */
let behaviour: 'answer' | 'hang' | 'fail' = 'answer';
const terminated = jest.fn();

class FakeWorker extends EventTarget {
  postMessage({ id, source, checks }: ExerciseRequest): void {
    if (behaviour === 'hang') return;
    const event =
      behaviour === 'fail'
        ? new Event('error')
        : new MessageEvent('message', { data: { id, result: checkExercise(source, checks) } });
    setTimeout(() => this.dispatchEvent(event));
  }

  terminate = terminated;
}

jest.mock('./make-exercise-worker', () => ({ makeExerciseWorker: () => new FakeWorker() }));

const checks = [
  { kind: 'offers', value: 'knock', say: 'How can the reader knock?' },
  { kind: 'shows', value: 'nobody', after: ['knock'], say: 'Who opens? Write `Nobody`.' },
];
const view = (source: string) => (
  <ExerciseResult id="door" checks={checks} source={source} isChanged={source !== 'A door.'} />
);
/** The pause in typing, then the check. */
async function pass(milliseconds = 100): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(600));
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

const status = () => screen.getByRole('status', { name: 'Your exercise' });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  terminated.mockClear();
  behaviour = 'answer';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('says nothing about a text that nobody has changed', async () => {
  render(view('A door.'));
  await pass();
  expect(status()).toHaveTextContent('What you write is checked while you write.');
});

test('says the first thing that is missing, then that it is done, and keeps that', async () => {
  const { rerender } = render(view('A door.'));
  rerender(view('A door!'));
  await pass();
  expect(status()).toHaveTextContent('How can the reader knock?');
  rerender(view('A door!\n* Knock\n  Somebody.'));
  await pass();
  expect(status()).toHaveTextContent(/^Who opens\? Write Nobody\..*Tried: Knock\.$/);
  expect(within(status()).getByText('Nobody')).toContainHTML('<code translate="no">Nobody</code>');
  expect(localStorage.getItem('docs.drafts:exercises')).toBeNull();
  rerender(view('A door!\n* Knock\n  Nobody.'));
  await pass();
  expect(status()).toHaveTextContent(/^Done/);
  expect(localStorage.getItem('docs.drafts:exercises')).toBe('["door"]');
  rerender(view('A door!\n* Knock\n -> nowhere'));
  await pass();
  expect(status()).toHaveTextContent(/^Line 3: .*nowhere.*This text does not pass\.$/);
});

test('a check that takes long is no mistake of the text, and the next one does not wait for it', async () => {
  const { rerender } = render(view('A door.'));
  await pass();
  behaviour = 'hang';
  rerender(view('A door!'));
  await pass(3_600_000);
  expect(status()).toHaveTextContent('Still checking…');
  expect(terminated).not.toHaveBeenCalled();
  behaviour = 'answer';
  rerender(view('A door!!'));
  await pass();
  expect(status()).toHaveTextContent('How can the reader knock?');
});

test('says that the check could not be loaded', async () => {
  behaviour = 'fail';
  render(view('A door!'));
  await pass();
  expect(status()).toHaveTextContent('The check could not be loaded.');
});

test('an exercise that was done before is said to be so', () => {
  localStorage.setItem('docs.drafts:exercises', '["door"]');
  render(view('A door.'));
  expect(status()).toHaveTextContent('You have solved this exercise.');
});

test.each(['{', '{"a":1}', '[1]', 'null'])(
  'takes stored nonsense (%s) for nothing',
  async (stored) => {
    localStorage.setItem('docs.drafts:exercises', stored);
    render(view('A door.\n* Knock\n  Nobody.'));
    await pass();
    expect(status()).toHaveTextContent(/^Done/);
    expect(localStorage.getItem('docs.drafts:exercises')).toBe('["door"]');
  },
);

test('says that the mark does not last where the browser stores nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(view('A door.\n* Knock\n  Nobody.'));
  await pass();
  expect(status()).toHaveTextContent('lasts only until you leave the page');
});
