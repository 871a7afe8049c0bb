/** @jest-environment jsdom */
import { answerTests } from './answer-tests';

const program = { source: '-> nowhere', files: {} };
const plan = { seed: 1, plays: 1, from: '' };

test.each([
  { type: 'run', program, plan } as const,
  { type: 'replay', id: 1, program, ways: [] } as const,
])(
  'what is thrown during a $type is an error of the worker, of which its page hears',
  async (request) => {
    const thrown = new Promise<string>((resolve) => {
      const hear = (event: ErrorEvent): void => {
        event.preventDefault();
        resolve(event.message);
      };
      addEventListener('error', hear, { once: true });
    });
    answerTests(() => {
      throw new Error('Odd.');
    })(request);
    expect(await thrown).toBe('Odd.');
  },
);
