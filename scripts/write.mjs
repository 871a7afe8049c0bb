// A desk for writing on one machine: the development site, and beside it the CMS over the files of this project.
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
  // Without a program for it the printed address has to do.
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** Resolves once the development site answers. */
async function waitForSite(hasEnded) {
  while (!hasEnded()) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

let ended = false;
// Bound to this machine: the desk writes files.
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
