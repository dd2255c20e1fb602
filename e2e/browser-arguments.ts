/**
 * Disabled browser features. The list replaces Playwright's, so it repeats Playwright's entries. A journey's page of another
 * site counts as a public one, which may not frame a product on this machine: `LocalNetworkAccessChecks`. The address bar's pop-up
 * is a page of its own, loaded for every context: half the cost of opening one.
 */
const withoutFeatures = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'LensOverlay',
  'LocalNetworkAccessChecks',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** Arguments of Chromium: without a screen, in a container too, and without calls of its own to the network. */
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
