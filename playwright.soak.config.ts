import { defineConfig } from '@playwright/test';
import base from './playwright.config';

// The first of the servers is that of the site itself.
const [server] = [base.webServer ?? []].flat();

/**
 * What takes too long for every run: all faults, all looks, the other pages, samples and recordings, long walks, leaks,
 * slow machines, builds of nasty content.
 */
export default defineConfig({
  ...base,
  ...(server && { webServer: server }),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/soak.json' }]],
  projects: [{ name: 'soak', testIgnore: /\.(?:fixture|cms)\.spec\.ts$/, grep: /@soak/ }],
});
