// Finds a Chromium for the browser tests, or installs the system’s.
import { pathToFileURL } from 'node:url';
import { findProgram } from './find-program.mjs';

/** The path of a Chromium: from CHROMIUM_PATH, an installed one, or one that apt-get can install. */
export function findChromium() {
  const found = findProgram({
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    applications: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    packages: ['chromium'],
  });
  if (found !== null) return found;
  throw new Error(
    'The browser tests need Chromium, which was not found. Install it (Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the browser’s executable, and try again.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(findChromium());
