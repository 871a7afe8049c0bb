// A run that ends before its last line has failed, and must say so.

/**
 * Makes a program that ends before `finish` was called say so and exit with 1: Node ends silently once nothing can settle
 * the promise that it waits for. `describe` says what was under way, and `onEnd` is called after that.
 */
export function watchEnd({ describe, onEnd = () => undefined }) {
  let isFinished = false;
  process.on('exit', () => {
    if (isFinished) return;
    console.error(
      `\nThe run ended too early, during: ${describe()}. What came after it did not run.`,
    );
    onEnd();
    process.exitCode = 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  return {
    finish: () => {
      isFinished = true;
    },
  };
}
