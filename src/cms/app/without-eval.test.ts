import { withoutEval } from './without-eval';

/** Compiles code as ajv does. */
function compile(...parts: string[]): (...given: object[]) => unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- What is replaced.
  return new Function(...parts) as (...given: object[]) => unknown;
}
const check = () => compile('self', 'scope', 'return () => scope.isValid')({}, { isValid: false });

it('accepts what ajv checks, compiles all other code, and ends with its function', () => {
  const { Function: original } = globalThis;
  const results: unknown[] = [];
  expect(() =>
    withoutEval(() => {
      results.push((check() as () => unknown)(), compile('return 2')(), check instanceof Function);
      throw new Error('The CMS did not start.');
    }),
  ).toThrow('The CMS did not start.');
  expect(results).toEqual([true, 2, true]);
  expect(globalThis.Function).toBe(original);
  expect((check() as () => unknown)()).toBe(false);
});
