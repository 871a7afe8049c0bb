// Local writing: the development site and the CMS for this project’s files.
import { spawn } from 'node:child_process';
import { runGatsby } from './gatsby.mjs';

const port = process.env.PORT ?? '8000';
const address = `http://localhost:${port}/admin/`;

function openBrowser() {
  const hasDisplay =
    process.platform === 'darwin' ||
    process.platform === 'win32' ||
    Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
  if (!hasDisplay || process.env.BROWSER === 'none') return;
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  // If there is no program to open it, the printed address has to do.
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** Resolves once the development site responds. */
async function waitForSite(hasEnded) {
  while (!hasEnded()) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

let ended = false;
// Only on this machine, because it can write files.
const site = runGatsby(['develop', '--host', 'localhost', '--port', port], {
  env: { ATRAMENT_DESK: 'true' },
}).then((status) => {
  ended = true;
  return status;
});
if (await waitForSite(() => ended)) {
  console.log(
    `\n  Write:  ${address}\n  Read:   http://localhost:${port}/\n\n  Ctrl+C ends both.\n`,
  );
  openBrowser();
}
process.exitCode = await site;
