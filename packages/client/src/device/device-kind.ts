/** Browser properties that identify the device. */
export type BrowserKind = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** An iPad identifies itself as a Mac, but supports several touch points. */
export const isIos = ({ userAgent, maxTouchPoints }: BrowserKind = navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1)

/** Whether the system opens passes of Apple Wallet: iOS with any browser, a Mac with Safari. */
export function hasAppleWallet(browser: BrowserKind = navigator): boolean {
  const { userAgent } = browser
  const isSafari = /Safari/.test(userAgent) && !/Chrome|Chromium|Firefox/.test(userAgent)
  return isIos(browser) || (/Mac/.test(userAgent) && isSafari)
}
