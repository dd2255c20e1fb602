/**
 * What of the browser is off. A list of one's own replaces Playwright's, so what its tests stand on is here again. The
 * address bar's pop-up is a page of its own, begun anew for every context: half of what it costs to open one.
 */
const withoutFeatures = [
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AimEnabled', 'LensOverlay', 'MediaRouter'],
  ...['NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch'],
  ...['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'],
]

/** How Chromium starts: without a screen, in a container too, and without calls of its own to the network. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures}`,
]
