// Local writing: the CMS for this project’s files, and the development site next to it, at one address.
import { spawn } from 'node:child_process';
import { loadTool } from './author.mjs';
import { freePort } from './free-port.mjs';
import { runGatsby } from './gatsby.mjs';

const port = process.env.PORT ?? '8000';
const origin = `http://localhost:${port}`;

function openBrowser(address) {
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
async function waitForSite(address) {
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function serveCms(sitePort) {
  const tool = await loadTool('serve-cms');
  const siteReady = waitForSite(`http://localhost:${sitePort}/`);
  try {
    await tool.serveCms({
      port: Number(port),
      sitePort,
      siteReady,
      print: (text) => console.log(`\n${text}\n`),
    });
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${port} is in use, perhaps by another “npm run write”. End that, or choose another port: PORT=8001 npm run write`,
    );
    process.exit(1);
  }
}

const sitePort = await freePort();
await serveCms(sitePort);
console.log(
  `\n  Write:  ${origin}/admin/\n  Read:   ${origin}/ (once it is built)\n\n  Ctrl+C ends both.\n`,
);
openBrowser(`${origin}/admin/`);
if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1';
process.exit(
  await runGatsby(['develop', '--host', 'localhost', '--port', String(sitePort)], {
    env: { ATRAMENT_CMS: 'true' },
    // Both answer at one address.
    onOutput: (text) =>
      process.stdout.write(text.replaceAll(`localhost:${sitePort}`, `localhost:${port}`)),
  }),
);
