import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs } from './e2e/support/chromium-args';

const port = Number(process.env.E2E_PORT ?? 9400);
const fixtureOrigin = `http://localhost:${port + 1}`;

/** Specs for what the site could have and does not; they run against scripts/fixture-site.mjs's site. */
const FIXTURE_SPECS = /\.fixture\.spec\.ts$/;

/** Specs for the CMS of `npm run write`; each starts one of its own: e2e/support/local-cms.ts. */
const CMS_SPECS = /\.cms\.spec\.ts$/;

/** Specs for other engines than Chromium, each of which starts one: e2e/engines. */
const ENGINE_SPECS = /\.engine\.spec\.ts$/;
/** They have as much time as they need on a busy machine. */
const PATIENT = { timeout: 600_000, expect: { timeout: 60_000 } };

/** Tests that take long: `npm run soak` runs them. */
const SOAK = /@soak/;

/** Browser tests run against the production build, in the Chromium that `CHROMIUM_PATH` names. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  grepInvert: SOAK,
  // Tests wait for a third of their time: three keep two cores busy.
  workers: 3,
  // Browsers on busy cores: a test that failed in CI is asked again, twice at most; the report names each.
  retries: process.env.CI ? 2 : 0,
  // Room for a slow machine: axe reads the largest page for some 15 seconds.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: `http://localhost:${port}`,
    // It would answer requests before a test sees them. Tests about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [...chromiumArgs],
    },
  },
  projects: [
    { name: 'site', testIgnore: [FIXTURE_SPECS, CMS_SPECS, ENGINE_SPECS] },
    { name: 'fixture', testMatch: FIXTURE_SPECS, use: { baseURL: `${fixtureOrigin}/base/` } },
    { name: 'cms', testMatch: CMS_SPECS },
    { name: 'firefox', testMatch: ENGINE_SPECS, ...PATIENT },
    { name: 'webkit', testMatch: ENGINE_SPECS, ...PATIENT },
  ],
  webServer: [
    {
      command: 'node scripts/serve.mjs',
      env: { PORT: String(port) },
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      command: 'node scripts/serve.mjs',
      env: {
        PORT: String(port + 1),
        SITE_DIRECTORY: '.e2e/fixture/public',
        PATH_PREFIX: '/base',
      },
      url: `${fixtureOrigin}/base/`,
      reuseExistingServer: false,
    },
  ],
});
