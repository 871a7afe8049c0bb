// What a program that goes on running says first.
import { createInterface } from 'node:readline';

/** Resolves with the first line that a process prints; rejects if it ends without one. */
export function firstLine(child) {
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    const said = [];
    child.stderr?.setEncoding('utf8').on('data', (text) => said.push(text));
    child.once('error', reject);
    child.once('close', (status) =>
      reject(
        new Error(
          `The program ended with status ${status} before it said anything. ${said.join('')}`,
        ),
      ),
    );
  });
}
