// What the guard does within the process of a build.
import { Socket } from 'node:net';
import { explainOutput } from './explain-failure.mjs';
import { keepLastGood } from './last-good.mjs';
import { groupOf } from './processes.mjs';

/** Ends this process, with all it has started, if the one that would put things right after it is gone. */
function endWithGuard() {
  new Socket({ fd: 3 })
    .on('close', () => process.kill(groupOf(process.pid), 'SIGKILL'))
    .resume()
    .unref();
}

/** Reads the errors of this process; if the build fails, its reason comes last, in plain words. */
function explainAtEnd() {
  let reason = null;
  const read = (text) => {
    reason ??= explainOutput(text);
  };
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = (chunk, ...more) => {
      read(String(chunk));
      return write(chunk, ...more);
    };
  }
  // Node itself writes these.
  process.on('uncaughtExceptionMonitor', (error) => read(String(error?.stack ?? error)));
  process.on('exit', (status) => {
    if (status !== 0 && reason !== null) console.error(`\n${reason}`);
  });
}

/** Guards this process, the build in `directory`; it must not write into public/ before this resolves. */
export async function guardBuild(directory) {
  endWithGuard();
  explainAtEnd();
  try {
    await keepLastGood(directory);
  } catch (error) {
    console.error(
      `The last good public/ of ${directory} could not be kept, so the build did not begin: ${error.message}`,
    );
    process.exit(1);
  }
}
