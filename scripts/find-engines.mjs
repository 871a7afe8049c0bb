// Finds the browsers of other engines than Chromium’s, for one journey each, or installs the system’s.
import { findProgram } from './find-program.mjs';

/** What each engine needs, by the environment variable that names it. */
const ENGINES = [
  {
    title: 'Firefox',
    packages: ['firefox-esr'],
    programs: {
      FIREFOX_PATH: {
        names: ['firefox-esr', 'firefox'],
        applications: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      },
    },
  },
  {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      WEBKIT_DRIVER_PATH: { names: ['WebKitWebDriver'] },
      XVFB_PATH: { names: ['Xvfb'] },
    },
  },
];

/**
 * What the tests in other engines need, as environment variables. What is missing is said; its tests are then skipped, and
 * counted as such.
 */
export function findEngines() {
  return Object.assign({}, ...ENGINES.map(findEngine));
}

function findEngine({ title, packages, programs }) {
  const found = Object.entries(programs).map(([variable, program]) => [
    variable,
    findProgram({ title, variable, packages, ...program }),
  ]);
  if (found.every(([, file]) => file !== null)) return Object.fromEntries(found);
  console.log(
    `${title} was not found: its tests are skipped. Debian: apt-get install ${packages.join(' ')}`,
  );
  return {};
}
