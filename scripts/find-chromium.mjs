// Finds a Chromium for the browser tests, or installs the system’s.
import { pathToFileURL } from 'node:url';
import { findProgram } from './find-program.mjs';

/** Without a window, Debian’s own build of it does the same for a tenth less of the processor’s time. */
const WITHOUT_WINDOW = 'chromium-headless-shell';

const CHROMIUM = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  names: [WITHOUT_WINDOW, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  applications: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
};

/** The path of a Chromium: from CHROMIUM_PATH, an installed one, or one that apt-get can install. */
export function findChromium() {
  for (const name of [WITHOUT_WINDOW, 'chromium']) {
    const found = findProgram({ ...CHROMIUM, packages: [name] });
    if (found !== null) return found;
  }
  throw new Error(
    'The browser tests need Chromium, which was not found. Install it (Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the browser’s executable, and try again.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(findChromium());
