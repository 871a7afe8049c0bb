import { defineConfig } from '@playwright/test';
import base from './playwright.config';

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
});
