import { chromiumFlags } from '../../scripts/chromium-flags.mjs';

/** Chromium only reads one list of features, the last: so it includes what Playwright itself disables. */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // The browser’s own pages that every window opens for its address bar: half the cost of a short test.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  // A spare process for a page that a test does not open.
  'SpareRendererForSitePerProcess',
];

/** The arguments that start the browser of the tests. */
export const chromiumArgs: readonly string[] = [
  ...chromiumFlags,
  `--disable-features=${FEATURES_OFF.join(',')}`,
];
