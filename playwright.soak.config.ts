import { defineConfig, devices } from '@playwright/test';
import { firefoxOptions, mendBidi } from './e2e/engines/mend-bidi';
import { notInFirefox } from './e2e/engines/not-in-firefox';
import base from './playwright.config';

mendBidi();

const executablePath = process.env.FIREFOX_PATH ?? '';
const projects = base.projects ?? [];

/** The tests of every run, in Firefox. */
const firefoxSite = {
  name: 'firefox-site',
  testIgnore: projects.find(({ name }) => name === 'site')?.testIgnore ?? [],
  grep: /./,
  grepInvert: [base.grepInvert ?? [], ...notInFirefox].flat(),
  use: {
    ...devices['Desktop Firefox'],
    browserName: 'firefox',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...firefoxOptions,
      executablePath,
      // As in a Chromium without a window, the wheel turns at once, and no list of downloads takes the focus.
      firefoxUserPrefs: {
        'general.smoothScroll.mouseWheel': false,
        'browser.download.alwaysOpenPanel': false,
      },
    },
  },
} as const;

/**
 * What takes too long for every run: all faults, all looks, the other pages, samples and recordings, long walks, leaks,
 * slow machines, builds of nasty content, more of what teams do in the CMS.
 */
export default defineConfig({
  ...base,
  grepInvert: [],
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/soak.json' }]],
  grep: /@soak/,
  projects: executablePath === '' ? projects : [...projects, firefoxSite],
});
