// Finds the browsers of other engines than Chromium’s, for one journey each, or installs the system’s.
import { findProgram } from './find-program.mjs';

/**
 * What the tests in other engines need, as environment variables: FIREFOX_PATH. What is missing is said; its tests are
 * then skipped, and counted as such.
 */
export function findEngines() {
  const firefox = findProgram({
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    applications: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  });
  if (firefox !== null) return { FIREFOX_PATH: firefox };
  console.log('Firefox was not found: its tests are skipped. Debian: apt-get install firefox-esr');
  return {};
}
