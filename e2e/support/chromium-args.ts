import { chromiumFlags } from '../../bench/chromium-flags.mjs';

/** Chromium takes one list of features only, the last: what Playwright itself switches off stands here too. */
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
  // Pages of the browser's own, which every window opens for its address bar: half of what a short test costs.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  // A process kept ready for a page that a test does not open.
  'SpareRendererForSitePerProcess',
];

/** How the browser of the tests is started. */
export const chromiumArgs: readonly string[] = [
  ...chromiumFlags,
  `--disable-features=${FEATURES_OFF.join(',')}`,
];
